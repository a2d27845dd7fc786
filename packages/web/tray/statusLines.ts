import { isSlot, ZONE, type Seat } from '@everdell/game';
import { piecesAtHand } from '../play/figures.ts';
import type { Seen } from '../play/seen.ts';
import type { Words } from '../words/index.ts';
import { holderName, standing } from './standing.ts';

type Tray = Words['tray'];

/** What preparing for the next season brings. */
export function seasonLines({ game, known, text }: Seen, seat: Seat, tray: Tray): readonly string[] {
  const { seasons, table, automas } = game.rules;
  const me = known.seats[seat];
  if (me.passed) return [tray.hasPassed];
  const next = seasons[me.season + 1];
  if (next === undefined) return [tray.lastSeason];
  const joining = table.workers[me.season + 1] ?? 0;
  return [
    tray.nextSeason(text.name(next.id)),
    ...(automas[seat] === null
      ? [tray.workersBack, ...(joining > 0 ? [tray.workersJoin(text.count(joining, 'worker'))] : [])]
      : []),
    ...[text.season(next.id)].filter((line) => line !== ''),
  ];
}

export function workerLines(seen: Seen, seat: Seat, words: Words): readonly string[] {
  const { tray } = words;
  const places = standing(seen, seat);
  return [
    ...(places.length === 0 ? [tray.allHome] : [tray.standAt, ...places.map((place) => `· ${place}`)]),
    ...figureLines(seen, seat, words),
  ];
}

/** Where the figures of a seat are, one sentence each. */
export function figureLines(seen: Seen, seat: Seat, { tray, cards, board }: Words): readonly string[] {
  const { rules } = seen.game;
  return piecesAtHand(seen, seat).map(({ name, home, at }) => {
    const figure = cards.figures[name] ?? name;
    if (at !== null && isSlot(rules, at))
      return tray.figureAt(figure, board.spaceOfMeadow(at - rules.zones[ZONE.meadow].firstSlot + 1));
    if (at !== null) return tray.figureAt(figure, holderName(seen, at));
    return home ? tray.figureHome(figure) : tray.figureAdrift(figure);
  });
}

/** The score so far by what it comes from. */
export function scoreLines({ scores, text }: Seen, seat: Seat, tray: Tray): readonly string[] {
  const parts = Object.entries(scores[seat]).filter(([category, n]) => category !== 'total' && n !== 0);
  return [
    tray.scoreTitle(scores[seat].total),
    ...parts.map(([category, n]) => tray.scorePart(text.score(category), n)),
    tray.scoreNote,
  ];
}
