import { designOf, type PlaceInfo, type Uid } from '@everdell/game';
import type { ReactNode } from 'react';
import { useFit } from '../app/layout.ts';
import { worthOf } from '../board/worth.ts';
import { Art } from '../kit/Art.tsx';
import { bandOf as familyBand, familyIcon, familyOf } from '../kit/card/family.ts';
import { FitName } from '../kit/card/FitName.tsx';
import parts from '../kit/card/parts.module.css';
import { bandOf } from '../kit/card/parts.tsx';
import { bannerOf, SetMark } from '../kit/card/Ribbon.tsx';
import { cardState } from '../kit/card/TableCard.tsx';
import { cx } from '../kit/cx.ts';
import { Points } from '../kit/Goods.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { markOf } from '../modules/ask.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { headPlan, isLow, isNarrow, type HeadBox } from './head.ts';
import css from './HeadCard.module.css';
import { costParts, HeadPrice } from './HeadPrice.tsx';

/** In rem: what the name leaves to the icon beside it and to the edges, and how large it is if it fits. */
const NAME = {
  wide: { beside: 2.2, size: 0.8125, icon: '1rem' },
  narrow: { beside: 1.55, size: 0.72, icon: '0.8rem' },
};

interface Place {
  readonly width: number;
  readonly height: number;
}

function useHeadBox({ width, height }: Place): HeadBox {
  const scale = useFit((fit) => fit.scale);
  return { width, height, scale };
}

const formOf = (box: HeadBox): string => cx(css.head, isLow(box) && css.low, isNarrow(box) && css.narrow);
const rosette = (box: HeadBox): string => (isLow(box) ? '1.2rem' : '1.4rem');

interface NameProps {
  readonly name: string;
  readonly box: HeadBox;
  readonly icon: IconName;
}

function Name({ name, box, icon }: NameProps): ReactNode {
  const form = NAME[isNarrow(box) ? 'narrow' : 'wide'];
  return (
    <span className={css.name}>
      <Icon name={icon} size={form.icon} />
      <FitName name={name} room={box.width - form.beside} size={form.size} />
    </span>
  );
}

interface CardProps extends Place {
  readonly uid: Uid;
  /** It is no card of the hand: a banner or a frame tells it. */
  readonly aside?: boolean;
}

/** The upper end of a card: name, what it costs and what of that is missing, its open door, its points. */
export function HeadCard({ uid, aside, ...place }: CardProps): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const box = useHeadBox(place);
  const { game, known, text } = seen;
  const design = designOf(game.rules, known, uid);
  const state = cardState(seen, words, uid, 'board');
  const plan = headPlan(box, {
    parts: state.free === undefined ? costParts(design, state) : [],
    mark: markOf(design.set) !== undefined,
    banner: bannerOf(design, text),
  });
  return (
    <span className={cx(formOf(box), bandOf(design), aside && css.aside, state.off && css.off)}>
      <Name name={text.name(design.id)} box={box} icon={design.colour} />
      <span className={css.pic}>
        <Art id={design.id} className={css.art} />
        <HeadPrice design={design} state={state} box={box} plan={plan} />
        <span className={css.side}>
          {plan.mark && <SetMark design={design} size="0.8rem" className={cx(parts['island'], css.mark)} />}
          <Points n={design.points} size={rosette(box)} />
        </span>
      </span>
    </span>
  );
}

/** The same of something that is held and is no card. */
export function HeadKeep({ place, ...at }: Place & { readonly place: PlaceInfo }): ReactNode {
  const { text } = useSeen();
  const box = useHeadBox(at);
  const family = familyOf(place);
  const worth = worthOf(place);
  return (
    <span className={cx(formOf(box), css.keep)} style={familyBand(family)}>
      <Name name={text.name(place.id)} box={box} icon={familyIcon(family)} />
      <span className={css.pic}>
        <Art id={place.id} className={css.art} />
        {worth !== null && (
          <span className={css.side}>
            <Points n={worth} size={rosette(box)} silent />
          </span>
        )}
      </span>
    </span>
  );
}
