import { freeWorkers, type Action, type Reason } from '@everdell/game';
import { actionIcon } from '../modules/ask.ts';
import type { Mode } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { actionsOf, isCrowded, isPointed } from '../play/things.ts';
import type { Words } from '../words/index.ts';

/** A kind of action of a turn: its targets are on the table, or it is a whole answer itself. */
export interface TurnTab {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  readonly note: string;
  readonly mode?: Exclude<Mode, 'all'>;
  readonly action?: Action;
  /** Why it is not possible now. */
  readonly off: string | null;
}

type DecideWords = Words['decide'];

export function turnTabs(seen: Seen, words: DecideWords): readonly TurnTab[] {
  const { legal, game, known, seat, text, decision: d, names } = seen;
  const { tabs } = words;
  const g = game.rules;
  const n = (t: Action['t']): number => legal.reduce((sum, action) => (action.t === t ? sum + 1 : sum), 0);
  const sentence = (reason: Reason): string => text.reason(reason, names);
  const workers = freeWorkers(known, seat);
  const crowded = isCrowded(game);
  const found: TurnTab[] = [
    {
      key: 'visit',
      icon: 'worker',
      name: crowded ? tabs.visitShort : tabs.visit,
      mode: 'visit',
      note: n('visit') > 0 ? tabs.places(n('visit')) : workers === 0 ? tabs.noWorkers : tabs.noPlaces,
      off: n('visit') > 0 ? null : workers === 0 ? sentence({ code: 'no-worker', params: {} }) : tabs.noPlaces,
    },
    {
      key: 'play',
      icon: 'card',
      name: crowded ? tabs.playShort : tabs.play,
      mode: 'play',
      note: n('play') > 0 ? tabs.cards(n('play')) : tabs.noCards,
      off: n('play') > 0 ? null : tabs.noCards,
    },
  ];
  for (const [id, { when }] of g.actById)
    if (when === 'turn' && isPointed(game, id)) found.push(...pointedTab(seen, id, words));
  const whole = (action: Action, icon: string, name: string, note: string): void => {
    const reason = legal.some((other) => other.t === action.t) ? null : game.check(known, seat, action);
    if (reason !== null && NEVER_SHOWN.has(reason.code)) return;
    const short = reason?.code === 'workers-left' ? words.workersLeft(workers) : words.shortReasons[reason?.code ?? ''];
    found.push({
      key: action.t,
      icon,
      name,
      action,
      note: reason === null ? note : (short ?? sentence(reason)),
      off: reason === null ? null : sentence(reason),
    });
  };
  const next = g.seasons[known.seats[seat].season + 1]?.id;
  if (next !== undefined) whole({ t: 'season' }, next, tabs.season(text.name(next)), tabs.ready);
  whole({ t: 'pass' }, 'check', tabs.pass, tabs.passNote);
  for (const action of legal)
    if (action.t === 'act' && !isPointed(game, action.id))
      found.push({
        key: `act-${action.id}-${action.at}`,
        icon: actionIcon(action.id) ?? 'arrow',
        name: tabs.act[action.id]?.name ?? text.answer(known, d!, action, names),
        note: tabs.act[action.id]?.note(1) ?? '',
        action,
        off: null,
      });
  return found;
}

/** An act whose targets lie on the table; empty = there is nothing left to do it with. */
function pointedTab(seen: Seen, id: string, words: DecideWords): readonly TurnTab[] {
  const { legal, game, known, seat, text, names, decision: d } = seen;
  const { tabs, shortReasons } = words;
  const cases = actionsOf(seen, id);
  if (cases.length === 0) return [];
  const n = legal.filter((action) => action.t === 'act' && action.id === id).length;
  const said = tabs.act[id];
  const tab = {
    key: `act-${id}`,
    icon: actionIcon(id) ?? 'arrow',
    name: said?.name ?? text.answer(known, d!, { t: 'act', id, at: -1, it: -1 }, names),
    mode: `act-${id}` as const,
  };
  if (n > 0) return [{ ...tab, note: said?.note(n) ?? tabs.places(n), off: null }];
  const reasons = cases.flatMap((action) => game.check(known, seat, action) ?? []);
  const isOne = reasons.every(({ code }) => code === reasons[0]?.code);
  const reason = isOne ? reasons[0] : undefined;
  const short = reason === undefined ? undefined : shortReasons[reason.code];
  return [
    {
      ...tab,
      note: short ?? said?.none ?? tabs.noPlaces,
      off: reason === undefined ? (said?.noneLong ?? tabs.noPlaces) : text.reason(reason, names),
    },
  ];
}

/** Not worth a place in the bar: it belongs to another part of the game. */
const NEVER_SHOWN = new Set(['last-season', 'not-last-season']);
