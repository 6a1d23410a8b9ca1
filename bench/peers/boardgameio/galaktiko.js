// Galaktiko's base game on boardgame.io, written as its tutorial writes games: one object of
// plain state, moves that change it, phases, and `ai.enumerate` for the legal moves.
import { readFileSync } from 'node:fs';
import core from 'boardgame.io/dist/cjs/core.js';

const { INVALID_MOVE, TurnOrder } = core;
const DATA = new URL('../../../cosmodrome/games/galaktiko/data/', import.meta.url);

function read(name) {
  const [head, ...rows] = readFileSync(new URL(`${name}.csv`, DATA), 'utf8').trim().split('\n');
  const columns = head.trim().split(',');
  return rows.map((row) => {
    const cells = row.trim().split(',');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i]]));
  });
}

const ICONS = read('icons').map((row) => row.icon);
const SECTORS = read('sectors').map((row) =>
  [0, 1, 2].map((index) => ICONS.indexOf(row[`icon_station_${index}`])),
);
const PASSENGERS = read('passengers');
export const NAMES = PASSENGERS.map((row) => row.class);
const KINDS = PASSENGERS.map((row) => row.kind);
const WANTS = PASSENGERS.map((row) =>
  [row.icon_a, row.icon_b].filter((icon) => ICONS.includes(icon)).map((i) => ICONS.indexOf(i)),
);
const SCORED = PASSENGERS.map((row) => Number(row.points_scored));
const IN_HAND = PASSENGERS.map((row) => Number(row.points_in_hand));
const DECK = PASSENGERS.flatMap((row, number) => Array(Number(row.count)).fill(number));
const VORTAN = 44;
const CONTROLLER = 45;
const END_OF_SHIFT = 46;
const STATIONS_PER_SECTOR = { 2: 1, 3: 2, 4: 2, 5: 3, 6: 3 };
const ALL_STATIONS = [...Array(24).keys()];

const sector = (station) => Math.floor(station / 3);
const route = (seats) => ALL_STATIONS.filter((s) => s % 3 < STATIONS_PER_SECTOR[seats]);

function placements(G, ctx) {
  const taken = G.station.filter((s) => s >= 0).map(sector);
  return route(ctx.numPlayers).filter((s) => !taken.includes(sector(s)));
}

function flights(G, ctx, seat) {
  const here = sector(G.station[seat]);
  return route(ctx.numPlayers).filter((s) => sector(s) !== here && !G.station.includes(s));
}

function droppable(G, seat) {
  const station = G.station[seat];
  const icon = SECTORS[G.ring[sector(station)]][station % 3];
  const queue = G.queue[sector(station)];
  return [...new Set(G.hand[seat])]
    .filter((n) => n >= G.floor)
    .filter((n) => (n === VORTAN ? queue.includes(VORTAN) : WANTS[n].includes(icon)))
    .sort((a, b) => a - b);
}

function refill(G, position) {
  for (let behind = 1; behind <= 5; behind += 1) {
    const place = (position - behind + 8) % 8;
    const card = G.upper.length ? G.upper.pop() : G.lower.pop();
    if (card === END_OF_SHIFT) {
      G.endTriggered = true;
      G.lastRound = G.round + 1;
      return;
    }
    if (card === CONTROLLER) G.controllers[place] += 1;
    else G.queue[place].push(card);
  }
}

function meetController(G, seat, position, shuffle) {
  G.controllers[position] -= 1;
  const stowaways = G.hand[seat].filter((n) => KINDS[n] === 'stowaway');
  if (stowaways.length) {
    G.hand[seat] = G.hand[seat].filter((n) => KINDS[n] !== 'stowaway');
    G.scored[seat].push(...stowaways);
    G.discard.push(CONTROLLER);
  } else if (G.upper.length) G.upper = shuffle([...G.upper, CONTROLLER]);
  else G.lower = shuffle([...G.lower, CONTROLLER]);
}

function endTurn(G, ctx, seat, events) {
  const waiting = G.queue[sector(G.station[seat])];
  while (waiting.length && G.hand[seat].length < 6) G.hand[seat].push(waiting.shift());
  G.dropping = false;
  G.floor = 0;
  if (seat === ctx.numPlayers - 1) {
    if (G.endTriggered && G.round === G.lastRound) {
      events.endGame({ results: results(G, ctx) });
      return;
    }
    G.round += 1;
  }
  events.endTurn();
}

export function results(G, ctx) {
  const sum = (numbers, points) => numbers.reduce((total, n) => total + points[n], 0);
  return [...Array(ctx.numPlayers).keys()].map((seat) => [
    sum(G.scored[seat], SCORED) + sum(G.hand[seat], IN_HAND),
    G.scored[seat].filter((n) => KINDS[n] === 'stowaway').length,
  ]);
}

function deal(seats, shuffle) {
  const deck = shuffle([...DECK, ...Array(seats + 1).fill(CONTROLLER)]);
  const lower = shuffle([...deck.slice(0, 20), END_OF_SHIFT]);
  let upper = deck.slice(20);
  const aside = [];
  const queue = ALL_STATIONS.slice(0, 8).map(() => {
    const waiting = [];
    while (waiting.length < 3) {
      const card = upper.pop();
      if (card === CONTROLLER) aside.push(card);
      else waiting.push(card);
    }
    return waiting;
  });
  if (aside.length) upper = shuffle([...upper, ...aside]);
  return { ring: shuffle(ALL_STATIONS.slice(0, 8)), upper, lower, queue };
}

// `given` replaces the shuffles, so that a recorded game can be followed.
export function makeGame(given) {
  const shuffler = (random) => given || ((cards) => random.Shuffle(cards));
  return {
    name: 'galaktiko',
    setup: ({ ctx, random }, start) => ({
      ...(start || deal(ctx.numPlayers, shuffler(random))),
      controllers: Array(8).fill(0),
      station: Array(ctx.numPlayers).fill(-1),
      hand: Array.from({ length: ctx.numPlayers }, () => []),
      scored: Array.from({ length: ctx.numPlayers }, () => []),
      discard: [],
      round: 1,
      endTriggered: false,
      lastRound: 0,
      floor: 0,
      dropping: false,
    }),
    phases: {
      placement: {
        start: true,
        next: 'shift',
        turn: {
          order: {
            ...TurnOrder.DEFAULT,
            playOrder: ({ ctx }) => [...ctx.playOrder].reverse(),
            first: () => 0,
            next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
          },
        },
        endIf: ({ G }) => G.station.every((station) => station >= 0),
        moves: {
          place: ({ G, ctx, events }, station) => {
            const seat = Number(ctx.currentPlayer);
            if (!placements(G, ctx).includes(station)) return INVALID_MOVE;
            G.station[seat] = station;
            G.hand[seat] = G.queue[sector(station)];
            G.queue[sector(station)] = [];
            if (seat > 0) events.endTurn();
            return undefined;
          },
        },
      },
      shift: {
        turn: { order: { ...TurnOrder.DEFAULT, first: () => 0 } },
        moves: {
          move: ({ G, ctx, events, random }, station) => {
            const seat = Number(ctx.currentPlayer);
            if (G.dropping || !flights(G, ctx, seat).includes(station)) return INVALID_MOVE;
            G.station[seat] = station;
            const position = sector(station);
            if (!G.endTriggered) refill(G, position);
            if (G.controllers[position]) meetController(G, seat, position, shuffler(random));
            G.dropping = true;
            G.floor = 0;
            if (!droppable(G, seat).length) endTurn(G, ctx, seat, events);
            return undefined;
          },
          drop: ({ G, ctx, events }, number) => {
            const seat = Number(ctx.currentPlayer);
            if (!G.dropping || !droppable(G, seat).includes(number)) return INVALID_MOVE;
            G.floor = number;
            G.hand[seat].splice(G.hand[seat].indexOf(number), 1);
            if (KINDS[number] === 'rich' || KINDS[number] === 'ordinary') {
              G.scored[seat].push(number);
            } else if (number === VORTAN) {
              const queue = G.queue[sector(G.station[seat])];
              queue.splice(queue.indexOf(VORTAN), 1);
              G.discard.push(VORTAN, VORTAN);
            } else G.discard.push(number);
            if (!droppable(G, seat).length) endTurn(G, ctx, seat, events);
            return undefined;
          },
          done: ({ G, ctx, events }) => {
            if (!G.dropping) return INVALID_MOVE;
            endTurn(G, ctx, Number(ctx.currentPlayer), events);
            return undefined;
          },
        },
      },
    },
    ai: {
      enumerate: (G, ctx) => {
        const seat = Number(ctx.currentPlayer);
        if (ctx.phase === 'placement') {
          return placements(G, ctx).map((s) => ({ move: 'place', args: [s] }));
        }
        if (!G.dropping) return flights(G, ctx, seat).map((s) => ({ move: 'move', args: [s] }));
        const drops = droppable(G, seat).map((n) => ({ move: 'drop', args: [n] }));
        return [...drops, { move: 'done', args: [] }];
      },
    },
  };
}
