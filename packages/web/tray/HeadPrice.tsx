import type { Design } from '@everdell/game';
import type { ReactNode } from 'react';
import type { CardState } from '../kit/card/faceProps.ts';
import parts from '../kit/card/parts.module.css';
import { CostPills, doorIcon } from '../kit/card/parts.tsx';
import { bannerOf } from '../kit/card/Ribbon.tsx';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { hasWord, ICON, isLow, type HeadBox, type HeadPlan, type Part } from './head.ts';
import css from './HeadPrice.module.css';

/** What it costs by kinds of goods, also of those that are only added to what is printed. */
export function costParts({ def }: Design, { more = {}, missing = {} }: CardState): readonly Part[] {
  const cost: Readonly<Record<string, number>> = {
    ...Object.fromEntries(Object.keys(more).map((id) => [id, 0])),
    ...def.cost,
  };
  return Object.entries(cost)
    .filter(([id, n]) => n > 0 || (more[id] ?? 0) > 0)
    .map(([id, n]) => ({ n, more: more[id] ?? 0, missing: missing[id] ?? 0 }));
}

interface Props {
  readonly design: Design;
  readonly state: CardState;
  readonly box: HeadBox;
  readonly plan: HeadPlan;
}

/** What a card costs, or through which door it comes. */
export function HeadPrice({ design, state, box, plan }: Props): ReactNode {
  const { cards } = useWords();
  const { text } = useSeen();
  const { free, through, swap, missing, more } = state;
  const banner = bannerOf(design, text);
  const hasFree = hasWord(cards.noCost, box);
  if (free !== undefined)
    return (
      <span className={cx(css.price, isLow(box) && css.low)}>
        <span className={cx(css.plate, css.open)}>
          <Icon name={through ?? doorIcon(design)} size="0.8rem" /> {hasFree && cards.noCost}
        </span>
      </span>
    );
  return (
    <span className={cx(css.price, isLow(box) && css.low, css[plan.cost])}>
      {banner !== null && (
        <span className={cx(css.plate, swap === undefined ? css.banner : css.open)}>
          <Icon name={swap === undefined ? 'banner' : 'check'} size="0.75rem" /> {plan.words && banner}
        </span>
      )}
      {costParts(design, state).length > 0 || hasFree ? (
        <CostPills
          design={design}
          text={text}
          size={`${ICON[plan.cost]}rem`}
          className={css.part}
          missing={missing}
          more={more}
        />
      ) : (
        <span className={cx(parts['island'], css.part)}>0</span>
      )}
    </span>
  );
}
