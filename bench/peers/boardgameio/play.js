// Random games for some seconds of the processor, through the reducer that boardgame.io's server and bots run.
// Prints {"decisions": ..., "seconds": ..., "games": ...}.
import internal from 'boardgame.io/dist/cjs/internal.js';
import { makeGame } from './galaktiko.js';

const { CreateGameReducer, InitializeGame } = internal;
const seconds = Number(process.argv[2] || 3);
const numPlayers = Number(process.argv[3] || 2);

function makeMove(type, args, playerID) {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } };
}

const game = makeGame();
const reducer = CreateGameReducer({ game });
let decisions = 0;
let games = 0;
const passed = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 - begun;
};
let begun = 0;
begun = passed();
while (passed() < seconds) {
  let state = InitializeGame({ game, numPlayers });
  while (state.ctx.gameover === undefined) {
    const legal = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = legal[Math.floor(Math.random() * legal.length)];
    state = reducer(state, makeMove(move, args, state.ctx.currentPlayer));
    decisions += 1;
  }
  games += 1;
}
console.log(JSON.stringify({ decisions, seconds: passed(), games }));
