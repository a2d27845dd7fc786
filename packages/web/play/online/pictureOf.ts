import { gameOf, textOf, type KnownItem } from '@everdell/game';
import type { GameInfo, TableInfo } from '@everdell/protocol';
import type { Picture, Player } from '../picture.ts';
import { seatNames } from './names.ts';

export interface Told {
  readonly info: TableInfo;
  readonly game: GameInfo;
  readonly story: readonly KnownItem[];
  /** It is how things stand now, and nothing of ours is on its way of which we do not know whether it arrived. */
  readonly settled: boolean;
}

/** The table as the server tells it, in the form every table has. Nobody is asked anything about what may be out of date. */
export function pictureOf({ info, game, story, settled }: Told): Picture {
  const viewer = info.you.seat;
  const mine = viewer !== null && game.deciding.some(({ seat }) => seat === viewer);
  return {
    setup: info.setup,
    players: playersOf(info, game),
    viewer,
    version: game.version,
    view: game.view,
    deciding: mine ? viewer : (game.deciding.at(0)?.seat ?? null),
    asked: settled && mine && info.status === 'playing' && playsForItself(info),
    undo: viewer === null ? null : game.undo,
    story,
    handOver: null,
    holding: false,
  };
}

/** Our seat decides by itself: no bot stands in, and we have not left. */
export function playsForItself({ seats, you }: TableInfo): boolean {
  if (you.seat === null) return false;
  const { standIn, left } = seats[you.seat];
  return standIn === null && !left;
}

function playersOf(info: TableInfo, { view }: GameInfo): readonly Player[] {
  const rules = gameOf(view).rules;
  const names = seatNames(info.seats);
  return rules.automas.map((automa, seat): Player => {
    if (automa !== null) return { name: textOf(gameOf(view), 'en').name(automa.id), kind: 'automa' };
    const { kind, bot, standIn, left, present } = info.seats[seat];
    const stand = bot === null ? {} : { bot };
    if (kind === 'bot') return { name: names[seat], kind: 'bot', ...stand };
    if (seat === info.you.seat) return { name: names[seat], kind: 'here', ...stand };
    const away = standIn === null && (left || !present) ? { absent: true } : {};
    return { name: names[seat], kind: 'away', ...stand, ...away };
  });
}

/** The older picture wherever nothing has changed, so that nothing is drawn anew for nothing. */
export function renewed(old: Picture | null, fresh: Picture): Picture {
  if (old === null) return fresh;
  const players = same(old.players, fresh.players) ? old.players : fresh.players;
  const undo = same(old.undo, fresh.undo) ? old.undo : fresh.undo;
  const setup = same(old.setup, fresh.setup) ? old.setup : fresh.setup;
  const picture = { ...fresh, players, undo, setup };
  const keys = Object.keys(picture) as (keyof Picture)[];
  return keys.every((key) => picture[key] === old[key]) ? old : picture;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
