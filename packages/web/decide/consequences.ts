import {
  capacity,
  designOf,
  spacesUsed,
  WORKER,
  ZONE,
  type Action,
  type Resource,
  type UndoBlock,
} from '@everdell/game';
import { drawsLost } from '../play/lost.ts';
import { preview, type Preview, type Span } from '../play/preview.ts';
import type { Seen } from '../play/seen.ts';
import { isWasteful } from '../play/wasted.ts';
import { figureFor } from '../play/figures.ts';
import type { Words } from '../words/index.ts';
import { promptFor } from './answer.ts';
import { staysAt } from './atOnce.ts';

export interface GoodsChange {
  /** Index of the resource. */
  readonly r: number;
  readonly before: number;
  readonly after: number;
}

/** Something that chance may bring or take besides what is sure. */
export interface Perhaps extends Span {
  readonly what: Resource | 'point';
}

/** What an answer leads to, ready to be shown. */
export interface Consequences {
  readonly goods: readonly GoodsChange[];
  readonly draws: number;
  readonly score: number;
  /** What may come besides, by chance. */
  readonly chances: readonly Perhaps[];
  /** Short sentences. */
  readonly notes: readonly string[];
  /** The question that follows. */
  readonly then: string | null;
  readonly closes: UndoBlock | null;
}

type DecideWords = Words['decide'];

/** `next`: what is chosen already in the question that the answer leads to. */
export function consequencesOf(
  seen: Seen,
  action: Action,
  words: DecideWords,
  next: number | null = null,
): Consequences {
  const ahead = preview(seen, action, next);
  const { res } = seen.known.seats[seen.seat];
  return {
    goods: ahead.goods.flatMap((n, r) => (n === 0 ? [] : [{ r, before: res[r], after: res[r] + n }])),
    draws: ahead.draws,
    score: ahead.score,
    chances: chancesOf(seen, ahead),
    notes: [
      ...notesOn(seen, action, ahead, words),
      ...partings(seen, ahead, words),
      ...(ahead.uncertain && chancesOf(seen, ahead).length === 0 ? [words.after.hidden] : []),
    ],
    // What a season brings is told already.
    then: ahead.next === null || action.t === 'season' ? null : promptFor(seen, ahead.after, ahead.next),
    closes: ahead.closesUndo,
  };
}

/** What chance may change besides what is sure, in the order of the game's resources, points last. */
export function chancesOf({ game }: Pick<Seen, 'game'>, { chance, goods, score }: Preview): readonly Perhaps[] {
  const besides = (what: Perhaps['what'], span: Span | null, sure: number): readonly Perhaps[] =>
    span === null ? [] : [{ what, least: span.least - sure, most: span.most - sure }];
  return [
    ...chance.goods.flatMap((span, r) => besides(game.rules.resources[r], span, goods[r])),
    ...besides('point', chance.score, score),
  ];
}

function notesOn(seen: Seen, action: Action, ahead: Preview, words: DecideWords): readonly string[] {
  switch (action.t) {
    case 'visit':
      return [...lostNotes(seen, action, words), ...visitNotes(seen, action.place, words)];
    case 'act':
      return figureFor(seen, action.it) === null ? [] : visitNotes(seen, action.it, words);
    case 'play':
      return playNotes(seen, ahead, words);
    case 'season':
      return seasonNotes(seen, words);
    case 'pass':
      return [words.prepare.pass];
    case 'pick':
      if (isWasteful(seen, action)) return [words.after.wasted];
      return bringsNothing(seen, action, ahead) ? [words.after.nothing] : [];
    default:
      return [];
  }
}

const ACTING: ReadonlySet<string> = new Set(['activate', 'reactivate', 'use']);

/** Is a card or place made to act that does nothing now? */
function bringsNothing(
  { decision: d }: Seen,
  action: Action,
  { goods, score, draws, uncertain, chance, next }: Preview,
): boolean {
  if (d === null || !ACTING.has(d.ask) || action.t !== 'pick' || action.items.length === 0) return false;
  const isSure = !uncertain && chance.score === null && chance.goods.every((span) => span === null);
  return isSure && next === null && score === 0 && draws === 0 && goods.every((n) => n === 0);
}

/** Cards of one's own city that are discarded for it. */
function partings({ game, known, seat, text }: Seen, ahead: Preview, { after }: DecideWords): readonly string[] {
  const g = game.rules;
  const discarded = new Set(ahead.after.zones[ZONE.discard]);
  const gone = known.zones[g.city[seat]].filter((card) => discarded.has(card));
  return gone.length === 0 ? [] : [after.leave(gone.map((card) => text.name(designOf(g, known, card).id)))];
}

function lostNotes(seen: Seen, action: Action, { remind }: DecideWords): readonly string[] {
  const n = drawsLost(seen, action);
  return n === 0 ? [] : [remind.hand(n, '')];
}

function visitNotes(seen: Seen, place: number, { after }: DecideWords): readonly string[] {
  const { game, known, seat, names } = seen;
  const g = game.rules;
  const stays = staysAt(seen, place);
  if (place >= g.cards) {
    const { onePerSeat, spots, figure, taken } = g.places[place - g.cards];
    if (taken !== null || figure !== -1) return [];
    if (stays) return [after.stays];
    return spots === 1 && !onePerSeat ? [after.onlyOne] : [];
  }
  const owner = g.city.findIndex((zone) => known.zones[zone].includes(place));
  const design = designOf(g, known, place);
  const visit = design.visit ?? design.figureVisit;
  return [
    ...(stays ? [after.stays] : []),
    ...(owner !== seat && visit?.open ? [after.giveOwner(names[owner], visit.open)] : []),
  ];
}

function playNotes(seen: Seen, { events, after: state }: Preview, { after }: DecideWords): readonly string[] {
  const { game, known, seat, text } = seen;
  const g = game.rules;
  const door = events.find((event) => event.e === 'occupied' && event.seat === seat);
  const used = spacesUsed(g, state, seat);
  return [
    ...(door?.e === 'occupied' ? [after.free(text.name(g.designs[door.designs[0]].id))] : []),
    ...(used > spacesUsed(g, known, seat) ? [after.uses(used, capacity(g, state, seat))] : []),
  ];
}

/** How many workers come home and join, and what the season brings. */
function seasonNotes({ game, known, seat, text }: Seen, { prepare }: DecideWords): readonly string[] {
  const g = game.rules;
  const { workers, season } = known.seats[seat];
  const out = workers.filter((at) => at >= 0 || at === WORKER.adrift).length;
  const joins = g.table.workers[season + 1] ?? 0;
  const bonus = text.season(g.seasons[season + 1]?.id ?? '');
  return [
    ...(out > 0 ? [prepare.home(out)] : []),
    ...(joins > 0 ? [prepare.join(joins)] : []),
    ...(bonus === '' ? [] : [bonus]),
  ].map((note) => (/[.!]$/.test(note) ? note : `${note}.`));
}
