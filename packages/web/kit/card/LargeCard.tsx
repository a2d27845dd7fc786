import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { cx } from '../cx.ts';
import { Points } from '../Goods.tsx';
import { Icon } from '../Icon.tsx';
import type { FaceProps } from './faceProps.ts';
import css from './LargeCard.module.css';
import parts from './parts.module.css';
import { bandOf, CardArt, ColourIcon, CostPills, doorIcon, useKindWords, usePartners } from './parts.tsx';
import { Ribbon, SetMark } from './Ribbon.tsx';
import { setName } from './sets.ts';

/** Closer look: 248 by 352, taller if the text needs it. */
export function LargeCard({ design, text, partners, state = {} }: FaceProps): ReactNode {
  const { cards } = useWords();
  const { colour, rarity, kind } = useKindWords(design);
  const set = setName(design.set, text.lang);
  const partner = usePartners(design, text, partners, true);
  return (
    <span className={cx(css['card'], css['tall'], bandOf(design))}>
      <span className={cx(parts['head'], css['head'])}>
        <ColourIcon design={design} size="1.5rem" />
        <b className={css['name']}>{text.name(design.id)}</b>
      </span>
      <Ribbon design={design} text={text} form="long" className={css['ribbon']} />
      <span className={cx(parts['pic'], css['pic'])}>
        <CardArt id={design.id} />
        <span className={cx(parts['costs'], css['costs'])}>
          <CostPills design={design} text={text} size="1.15rem" className={css['cost']} />
        </span>
        <Points n={design.points} size="2.3rem" className={css['points'] ?? ''} />
        <span className={cx(parts['island'], css['kind'])}>
          <Icon name={design.kind} size="0.95rem" />
          {kind}
        </span>
      </span>
      <span className={css['meta']}>
        <Icon name={design.unique ? 'unique' : 'common'} size="0.85rem" />
        <span>
          {colour} · {rarity}
        </span>
        {set !== '' && (
          <span className={css['set']}>
            <SetMark design={design} size="1rem" />
            {set}
          </span>
        )}
      </span>
      <span className={cx(css['effect'], design.supplants && css['dense'])}>
        {text.cardLines(design.id).map((line) => (
          <span key={line} className={css['line']}>
            {line}
          </span>
        ))}
        {design.def.reconstructed && <span className={css['note']}>{cards.reconstructed}</span>}
      </span>
      {state.counters !== undefined && <span className={css['counters']}>{state.counters}</span>}
      {state.short !== undefined && (
        <span className={cx(parts['foot'], css['foot'], parts['missing'])}>
          <Icon name="lock" size="1rem" />
          {state.short}
        </span>
      )}
      {state.swap !== undefined && (
        <span className={cx(parts['foot'], css['foot'], parts['ready'])}>
          <Icon name="banner" size="1.25rem" />
          {state.swap}
        </span>
      )}
      {(partner !== '' || state.free !== undefined) && (
        <span className={cx(parts['foot'], css['foot'], state.free !== undefined && parts['ready'])}>
          <Icon name={doorIcon(design)} size="1.25rem" />
          {state.free ?? partner}
        </span>
      )}
    </span>
  );
}
