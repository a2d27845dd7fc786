import { designOf, type Uid } from '@everdell/game';
import type { ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { FitName } from '../kit/card/FitName.tsx';
import { bandOf, ColourIcon, CostPills } from '../kit/card/parts.tsx';
import { cardState } from '../kit/card/TableCard.tsx';
import { cx } from '../kit/cx.ts';
import { Points } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './PeekCard.module.css';

/** In rem: what the name leaves to the icon beside it and to the edges, and how large it is if it fits. */
const BESIDE = 2.2;
const NAME = 0.8125;

/** The upper edge of a card in a low rack: name, cost and points. */
export function PeekCard({ uid, width }: { readonly uid: Uid; readonly width: number }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const { game, known, text } = seen;
  const { free } = cardState(seen, words, uid, 'board');
  const design = designOf(game.rules, known, uid);
  return (
    <span className={cx(css.peek, bandOf(design))}>
      <span className={css.head}>
        <ColourIcon design={design} size="1rem" />
        <FitName name={text.name(design.id)} room={width - BESIDE} size={NAME} />
      </span>
      <span className={css.pic}>
        <Art id={design.id} className={css.art} />
        <CostPills design={design} text={text} size="0.85rem" className={css.cost} />
        {free !== undefined && (
          <span className={css.free}>
            <Icon name="door" size="0.8rem" /> {words.cards.noCost}
          </span>
        )}
        <Points n={design.points} size="1.4rem" className={css.points} />
      </span>
    </span>
  );
}
