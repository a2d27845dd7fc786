import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { cityPlan } from '../play/city.ts';
import { legalByPart } from '../play/parts.ts';
import { useWords } from '../words/index.ts';
import { useSeen } from './context.ts';
import { useTableFrame } from './frame.ts';
import css from './TraySwitch.module.css';

export type TrayPart = 'hand' | 'city';

interface Props {
  readonly part: TrayPart;
  onPart(part: TrayPart): void;
}

/** Hand or city, each with what can be chosen there, else with how many cards there are. */
export function TraySwitch({ part, onPart }: Props): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { facing } = useTableFrame();
  const legal = legalByPart(seen);
  const cards: Readonly<Record<TrayPart, number>> = {
    hand: seen.known.zones[seen.game.rules.hand[facing]].length,
    city: cityPlan(seen, facing).used,
  };
  return (
    <div className={css.switch} role="group" aria-label={tray.trayParts}>
      {(['hand', 'city'] as const).map((name) => {
        const can = legal.get(name) ?? 0;
        const n = can > 0 ? can : cards[name];
        return (
          <button key={name} type="button" data-tab={name} aria-pressed={name === part} onClick={() => onPart(name)}>
            <Icon name={name === 'hand' ? 'card' : 'city'} size="1.4rem" />
            <span>{tray.tab[name]}</span>
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
