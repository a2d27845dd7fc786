import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { cityPlan } from '../play/city.ts';
import { choicesByPart } from '../play/lands.ts';
import { choicesOn, shelfOf } from '../play/shelf.ts';
import { isStacked } from '../tray/Shelf.tsx';
import { useWords } from '../words/index.ts';
import { useDraft, useSeen } from './context.ts';
import { useTableFrame } from './frame.ts';
import css from './TraySwitch.module.css';

export type TrayPart = 'hand' | 'city' | 'shelf';

const ICONS: Readonly<Record<TrayPart, IconName>> = { hand: 'card', city: 'city', shelf: 'banner' };

interface Props {
  readonly part: TrayPart;
  onPart(part: TrayPart): void;
}

/** Hand, city or shelf, each with what can be chosen there, else with how many cards there are. */
export function TraySwitch({ part, onPart }: Props): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { facing } = useTableFrame();
  const mode = useDraft((draft) => draft.mode);
  const legal = choicesByPart(seen, mode);
  const stacks = shelfOf(seen, facing);
  const stacked = isStacked(seen, facing);
  const onShelf = choicesOn(seen, stacks, mode);
  const choices: Readonly<Record<TrayPart, number>> = {
    hand: legal.get('hand') ?? 0,
    city: (legal.get('city') ?? 0) - (stacked ? onShelf : 0),
    shelf: onShelf,
  };
  const cards: Readonly<Record<TrayPart, number>> = {
    hand: seen.known.zones[seen.game.rules.hand[facing]].length,
    city: cityPlan(seen, facing).used,
    shelf: stacks.reduce((sum, { n }) => sum + n, 0),
  };
  const parts: readonly TrayPart[] = stacked ? ['hand', 'city', 'shelf'] : ['hand', 'city'];
  return (
    <div className={css.switch} role="group" aria-label={tray.trayParts}>
      {parts.map((name) => {
        const can = choices[name];
        const n = can > 0 ? can : cards[name];
        return (
          <button key={name} type="button" data-tab={name} aria-pressed={name === part} onClick={() => onPart(name)}>
            <Icon name={ICONS[name]} size="1.4rem" />
            <span>{name === 'shelf' ? tray.shelf : tray.tab[name]}</span>
            <span className={cx(css.badge, can > 0 && css.legal)} aria-hidden>
              {n}
            </span>
            <span className="sr">{can > 0 ? tray.canChoose(can) : tray.inThere(n)}</span>
          </button>
        );
      })}
    </div>
  );
}
