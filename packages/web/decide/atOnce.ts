import { designOf, type Action, type Holder } from '@everdell/game';
import type { Settings } from '../app/settings.ts';
import { onlyAnswer } from '../play/obvious.ts';
import { preview, tryOut, type Preview } from '../play/preview.ts';
import type { Seen } from '../play/seen.ts';
import { isWasteful } from '../play/wasted.ts';

/** How an answer came about: one press, the second of a double press, or something dropped where it belongs. */
export type Gesture = 'press' | 'double' | 'drop';

/** What decides how much has to be confirmed. */
export interface Care {
  readonly confirm: Settings['confirm'];
  /** A turn that is done can be taken back for a while. */
  readonly holds: boolean;
}

/** Something is given away or lost for good: whoever wants to confirm their turns confirms that. */
const DELIBERATE: ReadonlySet<string> = new Set(['give', 'giveSome', 'giveGoods', 'raze']);

/**
 * May the gesture alone give this answer? A drop says enough. A press gives only what is whole and can be taken back, and how
 * to pay for what could be taken back until then: that was chosen by one press, and this is the second. `then`: what is
 * answered with it.
 */
export function isAtOnce(
  seen: Seen,
  action: Action,
  gesture: Gesture,
  care: Care,
  then: number | null = null,
): boolean {
  const { decision: d, game, known, seat, picture } = seen;
  const { confirm, holds } = care;
  if (d === null || game.check(known, seat, action) !== null) return false;
  const goesBack = (held: boolean): boolean => isOpen(comesTo(seen, action, then), held);
  if (gesture === 'double') return goesBack(true);
  if (confirm === 'always' || !isWhole(seen, action) || isWasteful(seen, action)) return false;
  if (gesture === 'drop' || (d.kind === 'pay' && picture.undo?.possible === true)) return true;
  // A season ends, or the game does for this seat.
  if (action.t === 'season' || action.t === 'pass') return false;
  if (confirm === 'needed') return goesBack(holds);
  // A press that only opens another question is confirmed by its answer.
  return !DELIBERATE.has(d.ask) && goesBack(d.kind !== 'turn' && holds);
}

export const canGoBack = (seen: Seen, action: Action, holds: boolean): boolean => isOpen(preview(seen, action), holds);

type Outcome = Pick<Preview, 'closesUndo' | 'next'>;

/** Nothing hidden is learned, and there is time to think better of it: another question, or a moment after the turn. */
const isOpen = ({ closesUndo, next }: Outcome, holds: boolean): boolean =>
  closesUndo === null && (next !== null || holds);

/** What it leads to, with a payment that is made by itself. */
function comesTo(seen: Seen, action: Action, then: number | null): Outcome {
  const first = preview(seen, action, then);
  const { closesUndo, next, after } = first;
  const paid = closesUndo === null && next?.kind === 'pay' ? onlyAnswer({ decision: next, legal: next.ways }) : null;
  if (paid === null) return first;
  const more = tryOut(seen, after, paid);
  return more.closesUndo === null ? more : first;
}

/** Nothing more could be chosen. */
function isWhole({ decision: d }: Seen, action: Action): boolean {
  if (d?.kind === 'pick' && action.t === 'pick') return action.items.length === d.max;
  if (d?.kind === 'split' && action.t === 'split') return action.by.reduce((sum, n) => sum + n, 0) === d.max;
  return true;
}

/** Does whoever goes there stay until the end of the game? */
export function staysAt({ game, known }: Seen, place: Holder): boolean {
  const g = game.rules;
  if (place >= g.cards) return g.places[place - g.cards].permanent;
  const { visit, figureVisit } = designOf(g, known, place);
  return (visit ?? figureVisit)?.permanent === true;
}
