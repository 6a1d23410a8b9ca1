// Follows recorded games from standard input (bench/agree.py) and compares, after every
// move, the whole position and the legal moves. Prints the number of moves compared.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import internal from 'boardgame.io/dist/cjs/internal.js';
import { NAMES, makeGame, results } from './galaktiko.js';

const { CreateGameReducer, InitializeGame } = internal;

function notation({ move, args }) {
  const [argument] = args;
  if (move === 'done') return 'done';
  return `${move} ${move === 'drop' ? NAMES[argument] : argument}`;
}

function position(state, game) {
  const { G, ctx } = state;
  const over = ctx.gameover !== undefined;
  const sorted = (cards) => [...cards].sort((a, b) => a - b);
  return {
    ring: G.ring,
    queue: G.queue,
    controllers: G.controllers,
    station: G.station,
    hand: G.hand.map(sorted),
    scored: G.scored.map(sorted),
    discard: sorted(G.discard),
    upper: G.upper,
    lower: G.lower,
    seat: over ? -1 : Number(ctx.currentPlayer),
    legal: over ? [] : game.ai.enumerate(G, ctx).map(notation),
    scores: results(G, ctx).map(([score]) => score),
  };
}

let compared = 0;
for (const { seats, start, steps } of JSON.parse(readFileSync(0, 'utf8'))) {
  // A shuffle in this game brings about the order that the recorded game has afterwards.
  let order = [];
  const game = makeGame((cards) => order.find((pile) => pile.length === cards.length));
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: seats, setupData: start });
  for (const { action, after } of steps) {
    const [move, argument] = action.split(' ');
    const value = move === 'drop' ? NAMES.indexOf(argument) : Number(argument);
    order = after.upper.length ? [after.upper] : [after.lower];
    const payload = { type: move, args: move === 'done' ? [] : [value] };
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { ...payload, playerID: state.ctx.currentPlayer },
    });
    const found = position(state, game);
    for (const part of Object.keys(after)) {
      if (!isDeepStrictEqual(found[part], after[part])) {
        console.error(action, part, JSON.stringify(found[part]), JSON.stringify(after[part]));
        process.exit(1);
      }
    }
    compared += 1;
  }
  if (state.ctx.gameover === undefined) throw new Error('the game should be over');
}
console.log(compared);
