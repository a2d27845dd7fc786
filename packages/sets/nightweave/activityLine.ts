import type { Effect } from '@everdell/engine';
import { CaseError, show } from '../format.check.ts';
import { actions, CARDS } from './activity.ts';
import type { ActivityCard } from './activityCards.ts';
import { wordCalled, type Default, type Word } from './language.ts';
import { turnWith } from './turn.ts';
import type { Season } from './vocabulary.ts';
import { ambassadorLast } from './with/pearlbrook.ts';
import { call, seq } from './words.ts';

/** The line of an Activity card as positions tell it. */

export interface GivenLine {
  readonly header?: string | null;
  readonly arrow?: string;
  readonly first?: GivenAction;
  readonly second?: GivenAction;
  readonly default?: readonly string[];
}

interface GivenAction {
  readonly action: string;
  readonly location?: string;
  readonly target?: string | number;
  readonly points?: string | number;
}

const HEADERS: Readonly<Record<string, ActivityCard['header']>> = {
  spiderWorker: 'worker',
  worker: 'worker',
  nightweave: 'nightweave',
};
const LOCATIONS: Readonly<Record<string, string>> = { ownCityDestination: 'ownCity', openDestination: 'open' };

/** In the words of her cards. */
function wordOf({ action, location, target, points }: GivenAction): Word {
  if (action !== 'placeWorker') return action as Word;
  if (location === undefined) throw new CaseError('nightweave.activityLine: a placement without a location');
  const at =
    target === undefined || target === null ? '' : `:${String(target).replace(/^(basic|forest|journey)[-:]/, '')}`;
  const gain = points === undefined || points === null ? '' : `+${points === 'difficulty' ? 'level' : points}`;
  return `${LOCATIONS[location] ?? location}${at}${gain}` as Word;
}

const headerOf = ({ header }: GivenLine): string => HEADERS[header ?? ''] ?? 'none';
const lineWords = ({ first, second }: GivenLine): Word[] => [first, second].flatMap((a) => (a ? [wordOf(a)] : []));

/** Does the card say that in this season? */
export function lineSaid(id: string | null, season: Season, line: GivenLine): boolean {
  const card: ActivityCard | undefined = id === null ? undefined : CARDS[id];
  if (card === undefined || card.header !== headerOf(line)) return false;
  return (
    (line.arrow === undefined || card.arrow === line.arrow) &&
    String(card[season]) === String(lineWords(line)) &&
    (line.default === undefined || String(card.default) === String(line.default))
  );
}

/** The first of these cards that says it, or else one with its icon and its arrow. */
export function likeLine(ids: readonly string[], season: Season, line: GivenLine): string {
  const looksAlike = (id: string): boolean =>
    CARDS[id]?.header === headerOf(line) && (line.arrow === undefined || CARDS[id].arrow === line.arrow);
  const found = ids.find((id) => lineSaid(id, season, line)) ?? ids.find(looksAlike);
  if (found === undefined) throw new CaseError(`nightweave.activityLine: no card has the header ${show(line.header)}`);
  return found;
}

/** What is told of a turn besides the line. */
export interface TurnTold {
  readonly withAmbassador: boolean;
  /** The card that is turned up, where the case names it: its symbol of the Visitors is no part of a line. */
  readonly card: string | null;
}

/** A turn of hers with this line instead of what the card says. */
export function lineOf(line: GivenLine, { withAmbassador, card }: TurnTold): Effect {
  const turned: ActivityCard | undefined = card === null ? undefined : CARDS[card];
  const all = actions(lineWords(line), (line.default ?? []) as readonly Default[], wordCalled);
  const act = turned?.visitor ? seq(all, call('visitor')) : all;
  return turnWith(withAmbassador ? ambassadorLast(act) : act);
}
