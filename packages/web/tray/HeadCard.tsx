import { designOf, type PlaceInfo, type Uid } from '@everdell/game';
import type { ReactNode } from 'react';
import { worthOf } from '../board/worth.ts';
import { Art } from '../kit/Art.tsx';
import { bandOf as familyBand, familyIcon, familyOf } from '../kit/card/family.ts';
import { LEAST, widthOf } from '../kit/card/fit.ts';
import { FitName } from '../kit/card/FitName.tsx';
import parts from '../kit/card/parts.module.css';
import { bandOf, ColourIcon, CostPills, doorIcon } from '../kit/card/parts.tsx';
import { bannerOf, SetMark } from '../kit/card/Ribbon.tsx';
import { cardState } from '../kit/card/TableCard.tsx';
import { cx } from '../kit/cx.ts';
import { Points } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './HeadCard.module.css';

/** In rem: what the name leaves to the icon beside it and to the edges, and how large it is if it fits. */
const BESIDE = 2.2;
const NAME = 0.8125;
const SMALL = 0.72;
/** What a banner's icon and its edges take: where its words do not leave that, its colour tells what it is. */
const BANNER = 1.9;
/** A head that is narrower has no room for words beside its cost. */
const WORDS = 6;

interface Props {
  readonly uid: Uid;
  readonly width: number;
  /** It is no card of the hand: a banner or a frame tells it. */
  readonly aside?: boolean;
}

/** The upper end of a card: name, what it costs and what of that is missing, its open door, its points. */
export function HeadCard({ uid, width, aside }: Props): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const { game, known, text } = seen;
  const { free, through, swap, missing, more, off } = cardState(seen, words, uid, 'board');
  const design = designOf(game.rules, known, uid);
  const banner = bannerOf(design, text);
  const isNarrow = width < WORDS;
  const hasIcon = banner === null || widthOf(banner, 'text') * (LEAST / 16) < width - BANNER;
  const isLong = Object.keys(design.def.cost).length > 2;
  return (
    <span className={cx(css.head, bandOf(design), aside && css.aside, off && css.off)}>
      <span className={css.name}>
        <ColourIcon design={design} size="1rem" />
        <FitName name={text.name(design.id)} room={width - BESIDE} size={isNarrow ? SMALL : NAME} />
      </span>
      <span className={cx(css.pic, isNarrow && css.narrow)}>
        <Art id={design.id} className={css.art} />
        {banner !== null && !isNarrow ? (
          <span className={cx(css.banner, swap !== undefined && css.met)}>
            {hasIcon && <Icon name={swap === undefined ? 'banner' : 'check'} size="0.75rem" />} {banner}
          </span>
        ) : free === undefined ? (
          <CostPills
            design={design}
            text={text}
            size={isNarrow && isLong ? '0.65rem' : '0.85rem'}
            className={cx(css.cost, (isNarrow || isLong) && css.tight, isNarrow && isLong && css.close)}
            missing={missing}
            more={more}
          />
        ) : (
          <span className={css.free}>
            <Icon name={through ?? doorIcon(design)} size="0.8rem" /> {words.cards.noCost}
          </span>
        )}
        {!isNarrow && <SetMark design={design} size="0.8rem" className={cx(parts['island'], css.mark)} />}
        <Points n={design.points} size="1.4rem" className={css.points} />
      </span>
    </span>
  );
}

/** The same of something that is held and is no card. */
export function HeadKeep({ place, width }: { readonly place: PlaceInfo; readonly width: number }): ReactNode {
  const { text } = useSeen();
  const family = familyOf(place);
  const worth = worthOf(place);
  return (
    <span className={cx(css.head, css.keep)} style={familyBand(family)}>
      <span className={css.name}>
        <Icon name={familyIcon(family)} size="1rem" />
        <FitName name={text.name(place.id)} room={width - BESIDE} size={NAME} />
      </span>
      <span className={css.pic}>
        <Art id={place.id} className={css.art} />
        {worth !== null && <Points n={worth} size="1.4rem" silent className={css.points} />}
      </span>
    </span>
  );
}
