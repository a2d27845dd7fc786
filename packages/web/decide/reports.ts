import {
  capacity,
  designOf,
  freeWorkers,
  seatsFrom,
  spacesUsed,
  WORKER,
  ZONE,
  type GameEvent,
  type PlaceInfo,
  type Seat,
} from '@everdell/game';
import { youIn } from '../play/picture.ts';
import type { Seen } from '../play/seen.ts';
import { progressOf } from '../play/whyNot.ts';
import type { Words } from '../words/index.ts';
import { figureLines } from '../tray/statusLines.ts';
import { nameAt } from './answer.ts';

/** One-key reports: what the table shows, told in a few lines. */
export const REPORTS = ['r', 'w', 'm', 'c', 'e', 'o', 's', 'l', 'j'] as const;
export type ReportKey = (typeof REPORTS)[number];

type Told = (seen: Seen, words: Words) => readonly string[];

export function reportOf(key: ReportKey, seen: Seen, words: Words): readonly string[] {
  return TOLD[key](seen, words);
}

const TOLD: Readonly<Record<ReportKey, Told>> = {
  r: (seen, { decide }) => {
    const { known, seat, names, text, scores } = seen;
    return [
      decide.report.resources(
        names[seat],
        text.goods(known.seats[seat].res) || decide.report.noResources,
        scores[seat].total,
      ),
    ];
  },
  w: (seen, words) => {
    const { decide } = words;
    const { workers } = seen.known.seats[seen.seat];
    const all = workers.filter((at) => at !== WORKER.waiting && at !== WORKER.gone).length;
    const out = workers.filter((at) => at >= 0).map((at) => decide.report.workerAt(nameAt(seen, at)));
    return [
      decide.report.workers(freeWorkers(seen.known, seen.seat), all),
      ...(out.length === 0 ? [decide.report.noWorkerOut] : out),
      ...figureLines(seen, seen.seat, words),
    ];
  },
  m: ({ known, game, legal, text }, { decide }) => {
    const cards = known.zones[ZONE.meadow].flatMap((uid, i) => {
      if (uid < 0) return [];
      const can = legal.some((action) => action.t === 'play' && action.card === uid);
      return [decide.report.meadowCard(i + 1, text.name(designOf(game.rules, known, uid).id), can)];
    });
    return [decide.report.meadow(cards.join(', '))];
  },
  c: ({ known, game, seat, text }, { decide, cards }) => {
    const g = game.rules;
    const byColour = new Map<string, string[]>();
    for (const uid of known.zones[g.city[seat]]) {
      const { colour, id } = designOf(g, known, uid);
      byColour.set(colour, [...(byColour.get(colour) ?? []), text.name(id)]);
    }
    return [
      decide.report.city(spacesUsed(g, known, seat), capacity(g, known, seat)),
      ...(byColour.size === 0 ? [decide.report.emptyCity] : []),
      ...[...byColour].map(([colour, names]) =>
        decide.report.colour(cards.colours[colour] ?? colour, names.join(', ')),
      ),
    ];
  },
  e: (seen, { decide }) => {
    const events = placesIn(seen).filter(({ event }) => event !== null);
    if (events.length === 0) return [decide.report.noEvents];
    return events.map(({ ix, id, def }) => {
      const can = seen.legal.some((action) => action.t === 'visit' && action.place === ix);
      const progress = progressOf(seen, seen.seat, def.visit?.needs);
      const name = seen.text.name(id);
      return progress === null
        ? decide.report.eventPlain(name, can)
        : decide.report.event(name, progress.have, progress.need, can);
    });
  },
  o: (seen, { decide }) => othersOf(seen).map((seat) => rivalLine(seen, seat, decide)),
  s: ({ scores, names }, { decide }) => [
    decide.report.scores(scores.map(({ total }, seat) => decide.report.score(names[seat], total)).join(', ')),
  ],
  l: (seen, { decide }) => {
    const { story } = seen.picture;
    for (let i = story.length - 1; i >= 0; i--) {
      const item = story[i];
      if ('undo' in item || item.takenBack) continue;
      const lines = item.events
        .filter(({ e }) => e !== 'turn')
        .map((event) => seen.text.event(event as GameEvent, seen.picture.viewer, seen.names, youIn(seen.picture)));
      if (lines.length > 0) return lines;
    }
    return [decide.report.nothingYet];
  },
  j: (seen, { decide }) => {
    const places = placesIn(seen).filter(({ def }) => def.row === 'journey');
    if (places.length === 0) return [decide.report.noJourney];
    return places.map(({ ix, id }) => {
      const reason = seen.game.whyNot(seen.known, seen.seat, { place: ix });
      return reason === null ? decide.report.open(seen.text.name(id)) : seen.text.reason(reason, seen.names);
    });
  },
};

function placesIn({ known, game }: Seen): readonly PlaceInfo[] {
  const g = game.rules;
  return known.rows.flat().flatMap((holder) => (holder < 0 ? [] : [g.places[holder - g.cards]]));
}

/** Everybody else in turn order. */
function othersOf({ known, seat }: Seen): readonly Seat[] {
  return seatsFrom(known, seat).slice(1);
}

function rivalLine({ known, game, text, names, scores }: Seen, seat: Seat, { report }: Words['decide']): string {
  const g = game.rules;
  const { season, passed, res } = known.seats[seat];
  const cards = known.zones[g.city[seat]].length;
  if (g.automas[seat] !== null) return report.automa(names[seat], cards, scores[seat].total);
  return report.rival(
    names[seat],
    passed ? report.passed : text.name(g.seasons[season].id),
    text.goods(res) || report.noResources,
    known.zones[g.hand[seat]].length,
    cards,
    scores[seat].total,
  );
}
