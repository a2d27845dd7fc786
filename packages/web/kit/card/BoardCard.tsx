import type { Design } from '@everdell/game';
import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useFit } from '../../app/layout.ts';
import { useWords } from '../../words/index.ts';
import { cx } from '../cx.ts';
import { Points } from '../Goods.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import css from './BoardCard.module.css';
import type { CardState, FaceProps } from './faceProps.ts';
import { LEAST, widthOf } from './fit.ts';
import { FitName } from './FitName.tsx';
import parts from './parts.module.css';
import { bandOf, ColourIcon, CostPills, doorIcon, shortLines, useKindWords, usePartners, WideArt } from './parts.tsx';
import { bannerOf, Ribbon, SetMark } from './Ribbon.tsx';

/** Effects shorter than this are written larger. */
const BRIEF = 36;
/** Height that is left for the effect in rem; of its lines in rem, and in px at the least. */
const ROOM = 3.4;
const LINE = 0.825;
const LEAST_LINE = 13.2;
/** Width for foot and kind; a foot on two lines takes from the effect. */
const FOOT = 6.7;
const LONGER_FOOT = 0.4;
/** A banner takes from it too, by the lines of its words. */
const BANNER = { width: 6.2, one: 1.1, two: 1.55 };
const META = 6.95;

/** Text keeps a least size while the card shrinks, so less of it goes in. */
function layOut(
  scale: number,
  foot: string,
  meta: string,
  banner: string,
): { lines: number; isLongFoot: boolean; hasRarity: boolean } {
  const letter = Math.max(LEAST, LEAST * scale);
  const isLongFoot = widthOf(foot, 'text') * letter > FOOT * 16 * scale;
  const isLongBanner = widthOf(banner, 'text') * letter > BANNER.width * 16 * scale;
  const taken = (isLongFoot ? LONGER_FOOT : 0) + (banner === '' ? 0 : isLongBanner ? BANNER.two : BANNER.one);
  return {
    lines: Math.floor(((ROOM - taken) * 16 * scale) / Math.max(LEAST_LINE, LINE * 16 * scale)),
    isLongFoot,
    hasRarity: widthOf(meta, 'text') * letter * 0.97 <= META * 16 * scale,
  };
}

function footIcon(design: Design, { price, short, free, swap, through }: CardState): IconName {
  if (price !== undefined) return 'check';
  if (short !== undefined) return 'lock';
  return free === undefined && swap !== undefined ? 'banner' : (through ?? doorIcon(design));
}

/** Meadow, hand: 132 by 172. */
export function BoardCard({ design, text, partners, state = {} }: FaceProps): ReactNode {
  const { cards } = useWords();
  const { colour, rarity } = useKindWords(design);
  const partner = usePartners(design, text, partners, false);
  const name = text.name(design.id);
  const effect = shortLines(design, text, colour).join(' ');
  const brief = effect.length <= BRIEF;
  // What is missing stands on the cost itself, so that the foot can tell of the door.
  const isShort = state.missing !== undefined && partner !== '';
  const foot = isShort ? partner : (state.price ?? state.short ?? state.free ?? state.swap ?? partner);
  const whose = bannerOf(design, text);
  const banner = whose === null ? '' : cards.replaces(whose);
  const { lines, isLongFoot, hasRarity } = useFit(
    useShallow(({ scale }) => layOut(scale, typeof foot === 'string' ? foot : '', `${colour} · ${rarity}`, banner)),
  );
  return (
    <span className={cx(css['card'], bandOf(design), state.off && css['off'])}>
      <span className={cx(parts['head'], css['head'])}>
        <ColourIcon design={design} size="1rem" />
        <FitName name={name} room={6.35} size={0.82} />
      </span>
      <span className={cx(parts['pic'], css['pic'])}>
        <WideArt design={design} />
        <span className={cx(parts['costs'], css['costs'])}>
          <CostPills
            design={design}
            text={text}
            size="0.85rem"
            className={css['cost']}
            missing={state.missing}
            more={state.more}
          />
        </span>
        <Points n={state.points ?? design.points} size="1.5rem" className={css['points'] ?? ''} />
        <SetMark design={design} size="0.85rem" className={cx(parts['island'], css['mark'])} />
        <span className={cx(parts['island'], css['kind'])}>
          <Icon name={design.kind} size="0.8rem" />
        </span>
      </span>
      <Ribbon design={design} text={text} form="usual" />
      <span className={css['meta']}>
        <Icon name={design.unique ? 'unique' : 'common'} size="0.65rem" />
        {hasRarity ? `${colour} · ${rarity}` : colour}
      </span>
      <span className={cx(css['effect'], brief && css['brief'])} style={{ WebkitLineClamp: lines }}>
        {effect}
      </span>
      <span
        className={cx(
          parts['foot'],
          css['foot'],
          isLongFoot && css['twoLines'],
          state.short !== undefined && !isShort
            ? parts['missing']
            : (state.price ?? state.free ?? state.swap) !== undefined && parts['ready'],
        )}
      >
        {foot !== '' && <Icon name={isShort ? doorIcon(design) : footIcon(design, state)} size="0.8rem" />}
        <span>{foot}</span>
      </span>
      {state.counters !== undefined && <span className={css['counters']}>{state.counters}</span>}
    </span>
  );
}
