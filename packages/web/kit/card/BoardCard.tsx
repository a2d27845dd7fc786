import type { ReactNode } from 'react';
import { useFit } from '../../app/layout.ts';
import { Art } from '../Art.tsx';
import { cx } from '../cx.ts';
import { Points } from '../Goods.tsx';
import { Icon } from '../Icon.tsx';
import css from './BoardCard.module.css';
import type { FaceProps } from './CardFace.tsx';
import { bandOf, ColourIcon, CostPills, shortLines, useKindWords, usePartners } from './parts.tsx';

/** Names longer than this take two smaller lines. */
const ONE_LINE = 13;
/** Effects shorter than this are written larger. */
const BRIEF = 58;
/** Height of the effect in rem, and of its lines in px at the least. */
const ROOM = 3.3;
const LINE = 13.2;

/** Meadow, hand: 132 by 172. */
export function BoardCard({ design, text, partners, state = {} }: FaceProps): ReactNode {
  const { colour, rarity } = useKindWords(design);
  const partner = usePartners(design, text, partners, false);
  const name = text.name(design.id);
  const effect = shortLines(design, text, colour).join(' ');
  const brief = effect.length <= BRIEF;
  const lines = useFit(({ scale }) => {
    const line = Math.max(LINE, (brief ? 14.4 : LINE) * scale);
    return Math.max(1, Math.floor((ROOM * 16 * scale + 1) / line));
  });
  return (
    <span className={cx(css['card'], bandOf(design), state.off && css['off'])}>
      <span className={css['head']}>
        <ColourIcon design={design} size="1rem" />
        <b className={cx(css['name'], name.length > ONE_LINE && css['long'])}>{name}</b>
      </span>
      <span className={css['pic']}>
        <Art id={design.id} className={css['art'] ?? ''} />
        <span className={css['costs']}>
          <CostPills design={design} text={text} size="0.85rem" className={css['cost']} />
        </span>
        <Points n={state.points ?? design.points} size="1.5rem" className={css['points'] ?? ''} />
        <span className={css['kind']}>
          <Icon name={design.kind} size="0.8rem" />
        </span>
      </span>
      <span className={css['meta']}>
        <Icon name={design.unique ? 'unique' : 'common'} size="0.65rem" />
        {colour} · {rarity}
      </span>
      <span className={cx(css['effect'], brief && css['brief'])} style={{ WebkitLineClamp: lines }}>
        {effect}
      </span>
      {state.short !== undefined ? (
        <span className={cx(css['foot'], css['missing'])}>
          <Icon name="lock" size="0.75rem" />
          <span>{state.short}</span>
        </span>
      ) : (
        <span className={cx(css['foot'], state.free !== undefined && css['ready'])}>
          {(partner !== '' || state.free !== undefined) && <Icon name="door" size="0.85rem" />}
          <span>{state.free ?? partner}</span>
        </span>
      )}
      {state.counters !== undefined && <span className={css['counters']}>{state.counters}</span>}
    </span>
  );
}
