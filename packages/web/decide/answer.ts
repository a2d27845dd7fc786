import { designOf, type Action, type Decision, type GameState, type Holder } from '@everdell/game';
import { boughtNow, priceInLine } from '../play/bought.ts';
import { answerOf, type Draft } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { isCrowded } from '../play/things.ts';
import type { Words } from '../words/index.ts';

/** The answer as it stands: what the green button says and does. */
export interface Answer {
  readonly action: Action | null;
  readonly label: string;
  /** Why it cannot be given yet; null = it can. */
  readonly off: string | null;
  /** The player has chosen something, so that a key alone may confirm it. */
  readonly begun: boolean;
}

type DecideWords = Words['decide'];

export function answerFor(seen: Seen, draft: Draft, words: DecideWords): Answer {
  const d = seen.decision;
  const action = answerOf(draft, seen);
  const begun = draft.selected !== null || draft.picked.length > 0 || draft.split.some((n) => n > 0);
  if (d === null || action === null)
    return { action: null, label: idleLabel(d, draft, words), off: idle(d, draft, words), begun };
  const reason = seen.game.check(seen.known, seen.seat, action);
  const off = reason === null ? null : (tooFew(d, action, words) ?? seen.text.reason(reason, seen.names));
  return { action, label: labelOf(seen, d, action, words), off, begun };
}

function idle(d: Decision | null, { mode }: Draft, { off }: DecideWords): string {
  switch (d?.kind) {
    case 'turn':
      return mode === 'all' ? off.turn : (off.modes[mode] ?? off.turn);
    case 'pay':
      return off.pay;
    case 'option':
      return off.option;
    default:
      return off.item;
  }
}

function idleLabel(d: Decision | null, { mode }: Draft, words: DecideWords): string {
  if (d === null || d.kind === 'option') return words.chooseFirst;
  if (d.kind === 'pay') return words.chooseFirst;
  const nothing = { n: 1, name: '', goods: '', price: 0 };
  if (d.kind !== 'turn') return words.verbs[d.ask]?.(nothing) ?? words.chooseFirst;
  const verb = mode === 'play' ? 'playCard' : mode.replace(/^act-/, '');
  return (mode === 'all' ? undefined : words.verbs[verb]?.(nothing)) ?? words.chooseFirst;
}

/** How many are still to be chosen. */
function tooFew(d: Decision, action: Action, { off }: DecideWords): string | null {
  if (d.kind === 'pick' && action.t === 'pick' && action.items.length < d.min)
    return off.more(d.min - action.items.length);
  if (d.kind === 'split' && action.t === 'split') {
    const n = action.by.reduce((sum, m) => sum + m, 0);
    if (n < d.min) return off.more(d.min - n);
  }
  return null;
}

/** Verb and amount. */
export function labelOf(seen: Seen, d: Decision, action: Action, { verbs }: DecideWords): string {
  const { game, known, text } = seen;
  const g = game.rules;
  const say = (key: string, said: { n?: number; name?: string; goods?: string; price?: number } = {}): string =>
    (verbs[key] ?? verbs['other'])!({ n: 1, name: '', goods: '', price: 0, ...said });
  switch (action.t) {
    case 'visit':
      return say(isEvent(seen, action.place) ? 'event' : isKept(seen, action.place) ? 'keep' : 'visit');
    case 'play':
      return say('playCard', { name: text.name(designOf(g, known, action.card).id) });
    case 'season':
      return say('season', { name: text.name(g.seasons[known.seats[d.seat].season + 1]?.id ?? '') });
    case 'pass':
      return say('pass');
    case 'pick': {
      const [only] = action.items;
      if (only === undefined && say(d.ask, { n: 0 }) === say(d.ask)) return say('none');
      return say(d.ask, {
        n: action.items.length,
        name: action.items.length === 1 ? itemName(seen, only) : '',
        price: action.items.length === 1 ? priceInLine(seen, only) : 0,
      });
    }
    case 'add':
      return say(d.ask, { name: itemName(seen, action.item) });
    case 'done':
      return say('done');
    case 'option':
      return say(action.id === 'decline' ? 'decline' : d.ask);
    case 'split': {
      const among = d.kind === 'split' ? d.among : [];
      return say(d.ask, { goods: text.goods(g.resources.map((_, r) => action.by[among.indexOf(r)] ?? 0)) });
    }
    case 'pay':
      return say(d.ask, { goods: text.goods(action.spend) });
    case 'act':
      return say(action.id, action.it < 0 ? {} : { name: nameAt(seen, action.it) });
  }
}

/** Is it taken by whoever goes there, though it is no Event? */
function isKept({ game }: Seen, place: Holder): boolean {
  const g = game.rules;
  if (place < g.cards) return false;
  const { taken, event } = g.places[place - g.cards];
  return taken !== null && event === null;
}

export function isEvent({ game }: Seen, place: Holder): boolean {
  const g = game.rules;
  return place >= g.cards && g.places[place - g.cards].event !== null;
}

/** The bare name of an item of a selection. */
export function itemName({ game, known, text, names, decision: d }: Seen, item: number): string {
  if (d?.kind !== 'pick') return '';
  if (d.of === 'seat') return names[item] ?? '';
  return d.of === 'worker' || item < 0 ? '' : nameAt({ game, known, text }, item);
}

export function nameAt({ game, known, text }: Pick<Seen, 'game' | 'known' | 'text'>, holder: Holder): string {
  const g = game.rules;
  return text.name(holder < g.cards ? designOf(g, known, holder).id : g.places[holder - g.cards].id);
}

/** The id in the content of a card or place; null = it is neither. */
export function idAt({ game, known }: Pick<Seen, 'game' | 'known'>, holder: Holder): string | null {
  const g = game.rules;
  if (holder < 0) return null;
  return holder < g.cards ? designOf(g, known, holder).id : (g.places[holder - g.cards]?.id ?? null);
}

/** Rows whose places are called by what they give. */
const CALLED_BY_GAIN: readonly string[] = ['basic', 'forest'];
export const isCalledByGain = (row: string): boolean => CALLED_BY_GAIN.includes(row);

/** The game's own words for a question. */
export function promptFor({ game, text, names }: Seen, state: GameState, d: Decision): string {
  const g = game.rules;
  // What such a place is called is what it does: the question is plain enough without it.
  const plain = d.why >= g.cards && isCalledByGain(g.places[d.why - g.cards].def.row);
  return text.prompt(state, plain ? { ...d, why: -1 } : d, names);
}

/** What a tile asks in words of its own. */
export function ownQuestion({ decision: d, game }: Seen, { questions }: DecideWords): string | undefined {
  const { cards, places } = game.rules;
  return d === null || d.why < cards ? undefined : questions[`${places[d.why - cards].def.row}/${d.ask}`];
}

/** What the game waits for, in one sentence; with a whole turn action chosen, that action asked back. */
export function questionFor(seen: Seen, { selected, then }: Draft, words: DecideWords): string {
  const { decision: d, text, known, names, game } = seen;
  if (d === null) return words.over.title;
  const g = game.rules;
  if (selected?.t === 'act') return words.asQuestion(text.answer(known, d, selected, names));
  if (d.kind === 'turn' && selected === null && isCrowded(game)) return words.turnQuestion;
  const bought = d.ask === 'payUnits' ? boughtNow(seen) : null;
  if (bought !== null) return words.payUnitsFor(bought.price, nameAt(seen, bought.item));
  const own = ownQuestion(seen, words);
  if (own !== undefined) return own;
  if (d.kind !== 'turn' || selected === null) return promptFor(seen, known, d);
  if (selected.t === 'play') return words.playQuestion(text.name(designOf(g, known, selected.card).id));
  if (selected.t === 'visit' && selected.place >= g.cards) {
    const { id, def } = g.places[selected.place - g.cards];
    if (then !== null) return words.visitThen(text.name(id), nameAt(seen, then));
    if (isCalledByGain(def.row)) return words.visitFor(text.name(id));
  }
  return words.asQuestion(text.answer(known, d, selected, names));
}
