import type { Rules } from '../content/rules.ts';
import { addActs } from '../flow/acts.ts';
import { classOf } from '../flow/classes.ts';
import { isUnderWay } from '../state/scope.ts';
import type { GameState } from '../state/types.ts';
import { ownerOf } from '../zones/city.ts';
import { zeros } from '../state/vectors.ts';
import type { Action, Decision, PickDecision, SplitDecision } from '../decisions/types.ts';

/** Whole selections are listed up to this many; beyond it the item-by-item answers are. */
export const WHOLE_PICKS = 300;
/** Of so many items there cannot be more selections. */
const FEW_ITEMS = Math.floor(Math.log2(WHOLE_PICKS));

const DONE: Action = { t: 'done' };

/** Every answer in canonical form: finite, without two that lead to the same position. Last comes what is done aside. */
export function answersTo(g: Rules, s: GameState, d: Decision): readonly Action[] {
  const answers = plainAnswers(g, s, d);
  if (g.acts.aside === null || !isAsideTime(g, s, d)) return answers;
  const all = answers.slice();
  addActs(g, s, d.seat, 'aside', all);
  return all;
}

/** In the own turn of a player, and with no selection half made. */
export function isAsideTime(g: Rules, s: GameState, d: Decision): boolean {
  if (g.automas[d.seat] !== null) return false;
  return s.active === d.seat && isUnderWay(s, 'endTurn') && !(d.kind === 'pick' && d.picked.length > 0);
}

function plainAnswers(g: Rules, s: GameState, d: Decision): readonly Action[] {
  switch (d.kind) {
    case 'turn':
      return d.actions;
    case 'pay':
      return d.ways;
    case 'option':
      return options(d.ids);
    case 'split':
      return splits(d);
    case 'pick':
      return picks(g, s, d);
  }
}

function options(ids: readonly string[]): Action[] {
  const found: Action[] = [];
  for (let i = 0; i < ids.length; i++) found.push({ t: 'option', id: ids[i] });
  return found;
}

/** The only answer there is, or null if there are several. */
export function forcedAnswer(d: Decision): Action | null {
  switch (d.kind) {
    case 'turn':
      return null;
    case 'pay':
      return d.ways.length === 1 ? d.ways[0] : null;
    case 'option':
      return d.ids.length === 1 ? { t: 'option', id: d.ids[0] } : null;
    case 'split':
      return forcedSplit(d);
    case 'pick':
      if (d.max === 0 || d.items.length === 0) return { t: 'pick', items: [] };
      return d.min === d.items.length ? { t: 'pick', items: d.items } : null;
  }
}

function forcedSplit(d: SplitDecision): Action | null {
  if (d.max === 0) return { t: 'split', by: zeros(d.among.length) };
  if (d.among.length === 1 && d.min === d.max) return { t: 'split', by: [d.max] };
  let available = 0;
  for (const cap of d.caps) available += cap;
  return available === d.min ? { t: 'split', by: d.caps } : null;
}

function splits(d: SplitDecision): Action[] {
  const found: Action[] = [];
  const by = zeros(d.among.length);
  const last = d.among.length - 1;
  const fill = (i: number, used: number): void => {
    if (i === last) {
      const from = Math.max(0, d.min - used);
      const to = Math.min(d.caps[i], d.max - used);
      for (let n = from; n <= to; n++) {
        by[i] = n;
        found.push({ t: 'split', by: by.slice() });
      }
      return;
    }
    const to = Math.min(d.caps[i], d.max - used);
    for (let n = 0; n <= to; n++) {
      by[i] = n;
      fill(i + 1, used + n);
    }
  };
  fill(0, 0);
  return found;
}

/** Items that are still to choose from, grouped by what makes no difference. */
function classes(g: Rules, s: GameState, d: PickDecision, items: readonly number[]): number[][] {
  const groups: number[][] = [];
  if (d.of !== 'card') {
    for (const item of items) groups.push([item]);
    return groups;
  }
  const hidden = s.zones[g.hand[d.seat]];
  const keys: number[] = [];
  const inPlay = d.ask === 'order' || d.ask === 'activate';
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const key = hidden.includes(item) ? s.cardOf[item] : inPlay ? classOf(g, s, item) : cardKey(g, s, item);
    const at = keys.indexOf(key);
    if (at >= 0) groups[at].push(item);
    else {
      keys.push(key);
      groups.push([item]);
    }
  }
  return groups;
}

/** Meadow spaces differ (a die may point at them), so only cards in cities are grouped. */
function cardKey(g: Rules, s: GameState, uid: number): number {
  return ownerOf(g, s, uid) < 0 ? -1 - uid : classOf(g, s, uid);
}

function picks(g: Rules, s: GameState, d: PickDecision): Action[] {
  const rest = d.picked.length === 0 ? d.items : d.items.filter((item) => !d.picked.includes(item));
  if (d.max === 1) return singles(g, s, d, rest);
  const groups = classes(g, s, d, rest);
  const min = Math.max(0, d.min - d.picked.length);
  const max = d.max - d.picked.length;
  if (d.picked.length === 0 && (rest.length <= FEW_ITEMS || countPicks(groups, min, max) <= WHOLE_PICKS))
    return wholePicks(groups, min, max);
  const found: Action[] = [];
  for (let i = 0; i < groups.length; i++) found.push({ t: 'add', item: groups[i][0] });
  if (min === 0) found.push(DONE);
  return found;
}

function singles(g: Rules, s: GameState, d: PickDecision, rest: readonly number[]): Action[] {
  const found: Action[] = [];
  const groups = classes(g, s, d, rest);
  for (let i = 0; i < groups.length; i++) found.push({ t: 'pick', items: [groups[i][0]] });
  if (d.min === 0) found.push({ t: 'pick', items: [] });
  return found;
}

/** Number of selections of min to max items; stops counting past the limit. */
function countPicks(groups: readonly number[][], min: number, max: number): number {
  // The counts may be too large for a list of small integers, and would spoil the lists that `zeros` makes elsewhere.
  let ways = Float64Array.of(1);
  for (const group of groups) {
    const next = new Float64Array(Math.min(max, ways.length - 1 + group.length) + 1);
    for (let n = 0; n < ways.length; n++)
      for (let k = 0; k <= group.length && n + k < next.length; k++) next[n + k] += ways[n];
    ways = next;
  }
  let sum = 0;
  for (let n = min; n < ways.length && n <= max; n++) sum += ways[n];
  return sum;
}

/** Selections of min to max items: from each group so many of its first ones. */
function wholePicks(groups: readonly number[][], min: number, max: number): Action[] {
  const found: Action[] = [];
  let left = 0;
  for (let i = 0; i < groups.length; i++) left += groups[i].length;
  if (groups.length > 0) addPicks(found, groups, 0, [], left, min, Math.min(max, left));
  else if (min === 0) found.push({ t: 'pick', items: [] });
  return found;
}

/** `chosen` grows and shrinks: copying a list whole is cheapest. `left` items are still to come. */
function addPicks(
  found: Action[],
  groups: readonly number[][],
  at: number,
  chosen: number[],
  left: number,
  min: number,
  max: number,
): void {
  const n = chosen.length;
  if (n + left < min) return;
  const group = groups[at];
  const isLast = at === groups.length - 1;
  const rest = left - group.length;
  for (let k = 0; ; k++) {
    if (!isLast) addPicks(found, groups, at + 1, chosen, rest, min, max);
    else if (n + k >= min) found.push({ t: 'pick', items: chosen.slice() });
    if (k === group.length || n + k === max) break;
    chosen.push(group[k]);
  }
  while (chosen.length > n) chosen.pop();
}
