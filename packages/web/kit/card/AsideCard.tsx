import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Points } from '../Goods.tsx';
import { Icon } from '../Icon.tsx';
import css from './AsideCard.module.css';
import type { FaceProps } from './faceProps.ts';
import { FitName } from './FitName.tsx';
import parts from './parts.module.css';
import { bandOf, ColourIcon, CostPills, WideArt } from './parts.tsx';
import { Ribbon } from './Ribbon.tsx';

/** A card that may be played though it is not in hand, beside the hand: as high as there is room. */
export function AsideCard({ design, text, state = {} }: FaceProps): ReactNode {
  return (
    <span className={cx(css['card'], bandOf(design), state.off && css['off'])} data-face>
      <span className={cx(parts['head'], css['head'])}>
        <ColourIcon design={design} size="0.85rem" />
        <FitName name={text.name(design.id)} room={5.1} size={0.75} />
      </span>
      <span className={cx(parts['pic'], css['pic'])}>
        <WideArt design={design} />
        <span className={css['costs']}>
          <CostPills design={design} text={text} size="0.75rem" className={css['cost']} />
        </span>
        <Points n={design.points} size="1.3rem" className={css['points'] ?? ''} />
      </span>
      <span className={css['foot']} data-swaps={state.swap !== undefined || undefined}>
        <Ribbon design={design} text={text} form="brief" className={css['ribbon']} />
        {state.swap !== undefined && <Icon name="check" size="0.8rem" className={css['check'] ?? ''} />}
        {state.short === undefined ? (
          <span className={css['lowCosts']}>
            <CostPills design={design} text={text} size="0.75rem" className={css['cost']} />
          </span>
        ) : (
          <span className={css['short']}>
            <Icon name="lock" size="0.7rem" />
            {state.short}
          </span>
        )}
      </span>
    </span>
  );
}
