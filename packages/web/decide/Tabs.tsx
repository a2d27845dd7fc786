import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { modeOf, same, select, setMode, type Draft, type DraftStore } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { chooseOr, confirmChosen } from './Options.tsx';
import css from './Tabs.module.css';
import { turnTabs, type TurnTab } from './turnTabs.ts';

interface Props {
  readonly seen: Seen;
  readonly draft: Draft;
  /** Somebody pressed an action that is not possible: the sentence why. */
  onWhy(sentence: string): void;
}

/** What can be done with a turn. A refused action stays in its place and says why. */
export function Tabs({ seen, draft, onWhy }: Props): ReactNode {
  const { decide } = useWords();
  const { draft: store } = useAtTable();
  const tabs = turnTabs(seen, decide);
  const press = (tab: TurnTab, event: MouseEvent<HTMLElement>): void => {
    if (tab.off !== null) onWhy(tab.off);
    else if (tab.action === undefined) pressTab(store, tab);
    else
      chooseOr(
        () => isOn(store.getState(), tab),
        () => pressTab(store, tab),
      )(event);
  };
  return (
    <div
      className={css['tabs']}
      role="group"
      aria-label={decide.tabs.label}
      data-many={tabs.length > 3 || undefined}
      style={{ '--half': Math.ceil(tabs.length / 2) } as CSSProperties}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className={css['tab']}
          data-action={tab.key}
          aria-pressed={tab.off === null ? isOn(draft, tab) : undefined}
          aria-disabled={tab.off === null ? undefined : true}
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- global in ARIA 1.3
          aria-description={tab.off ?? undefined}
          title={tab.off === null ? undefined : `${tab.name}: ${tab.off}`}
          onClick={(event) => press(tab, event)}
          onKeyDown={confirmChosen(() => tab.action !== undefined && isOn(store.getState(), tab))}
        >
          <Icon name={tab.icon as IconName} size="1.3rem" className={css['icon'] ?? ''} />
          {tab.off !== null && tabs.length > 3 && <Icon name="lock" size="0.8rem" className={css['lock'] ?? ''} />}
          <span className={css['words']}>
            <b className={css['name']}>{tab.name}</b>
            <span className={css['note']}>
              {tab.off !== null && <Icon name="lock" size="0.7rem" />}
              {tab.note}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

export function isOn(draft: Draft, tab: TurnTab): boolean {
  if (tab.action !== undefined) return same(draft.selected, tab.action);
  if (draft.mode === tab.mode) return true;
  return draft.mode === 'all' && draft.selected !== null && modeOf(draft.selected) === tab.mode;
}

/** Lights what the tab is about, or chooses its action; once more puts it back. */
export function pressTab(store: DraftStore, tab: TurnTab): void {
  const draft = store.getState();
  if (tab.action !== undefined) {
    const { action } = tab;
    setMode(store, 'all');
    select(store, same(draft.selected, action) ? null : action);
  } else setMode(store, draft.mode === tab.mode ? 'all' : tab.mode!);
}
