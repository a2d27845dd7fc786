import { designOf, type Action, type Holder } from '@everdell/game';
import type { Settings } from '../app/settings.ts';
import { preview } from '../play/preview.ts';
import type { Seen } from '../play/seen.ts';

/** How an answer came about: one press, the second of a double press, or something dropped where it belongs. */
export type Gesture = 'press' | 'double' | 'drop';

/** What decides how much has to be confirmed. */
export interface Care {
  readonly confirm: Settings['confirm'];
  /** A turn that is done can be taken back for a while. */
  readonly holds: boolean;
}

/** Something is given away or lost for good: never by a single press. */
const DELIBERATE: ReadonlySet<string> = new Set(['give', 'giveSome', 'giveGoods', 'raze']);

/** May the gesture alone give this answer? Only what is whole and can be taken back is ever given so. */
export function isAtOnce(seen: Seen, action: Action, gesture: Gesture, { confirm, holds }: Care): boolean {
  const { decision: d, game, known, seat } = seen;
  if (d === null || game.check(known, seat, action) !== null) return false;
  if (gesture === 'double') return canGoBack(seen, action, true);
  if (confirm === 'always' || !isWhole(seen, action) || DELIBERATE.has(d.ask)) return false;
  if (d.kind === 'turn' && isWeighty(seen, action)) return false;
  // A press that only opens another question is confirmed by its answer.
  if (d.kind === 'turn' && confirm !== 'needed' && gesture === 'press') return canGoBack(seen, action, false);
  return canGoBack(seen, action, holds);
}

/** Nothing hidden is learned, and there is time to think better of it: another question, or a moment after the turn. */
export function canGoBack(seen: Seen, action: Action, holds: boolean): boolean {
  const { closesUndo, next } = preview(seen, action);
  return closesUndo === null && (next !== null || holds);
}

/** Nothing more could be chosen. */
function isWhole({ decision: d }: Seen, action: Action): boolean {
  if (d?.kind === 'pick' && action.t === 'pick') return action.items.length === d.max;
  if (d?.kind === 'split' && action.t === 'split') return action.by.reduce((sum, n) => sum + n, 0) === d.max;
  return true;
}

/** A season ends, the game does for this seat, or a worker stays for good. */
function isWeighty(seen: Seen, action: Action): boolean {
  if (action.t === 'season' || action.t === 'pass') return true;
  return action.t === 'visit' && staysAt(seen, action.place);
}

/** Does whoever goes there stay until the end of the game? */
export function staysAt({ game, known }: Seen, place: Holder): boolean {
  const g = game.rules;
  if (place >= g.cards) return g.places[place - g.cards].permanent;
  const { visit, figureVisit } = designOf(g, known, place);
  return (visit ?? figureVisit)?.permanent === true;
}
