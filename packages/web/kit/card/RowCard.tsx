import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Cost, Points } from '../Goods.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import type { CardState, FaceProps } from './faceProps.ts';
import { bandOf, CardArt, ColourIcon, doorIcon, shortLines, useKindWords, usePartners } from './parts.tsx';
import { Ribbon, SetMark } from './Ribbon.tsx';
import css from './RowCard.module.css';

/** A card as a line of a list on phones: 66 high and more, with the beginning of what it does. */
export function RowCard({ design, text, partners, state = {} }: FaceProps): ReactNode {
  const { colour, kind } = useKindWords(design);
  const partner = usePartners(design, text, partners, false);
  return (
    <span className={cx(css['row'], bandOf(design))}>
      <span className={css['band']}>
        <ColourIcon design={design} size="1.35rem" />
      </span>
      <CardArt id={design.id} className={css['art']} />
      <span className={css['facts']}>
        <b className={css['name']}>{text.name(design.id)}</b>
        <span className={css['meta']}>
          {colour} · {kind}
          <SetMark design={design} size="0.85rem" className={css['mark']} />
        </span>
        <Ribbon design={design} text={text} form="usual" className={css['ribbon']} />
        <span className={css['effect']}>{shortLines(design, text, colour).join(' ')}</span>
        <span className={css['bottom']}>
          <RowState state={state} partner={partner} icon={doorIcon(design)} />
          {state.counters}
          <Cost cost={design.def.cost} text={text} size="1.05rem" className={css['cost'] ?? ''} />
        </span>
      </span>
      <Points n={state.points ?? design.points} size="1.7rem" className={css['points'] ?? ''} />
    </span>
  );
}

interface RowStateProps {
  readonly state: CardState;
  readonly partner: string;
  /** What its door takes. */
  readonly icon: IconName;
}

function RowState({ state, partner, icon }: RowStateProps): ReactNode {
  const good = state.free ?? state.swap ?? (state.short === undefined ? state.pays : undefined);
  if (good !== undefined)
    return (
      <span className={css['ready']}>
        <Icon name="check" size="0.8rem" /> {good}
      </span>
    );
  if (state.short !== undefined)
    return (
      <span className={css['missing']}>
        <Icon name="lock" size="0.8rem" /> {state.short}
      </span>
    );
  return partner === '' ? null : (
    <span>
      <Icon name={icon} size="0.85rem" /> {partner}
    </span>
  );
}
