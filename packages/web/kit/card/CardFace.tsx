import type { Design, Text } from '@everdell/game';
import { isValidElement, memo, type ReactNode } from 'react';
import { BoardCard } from './BoardCard.tsx';
import { LargeCard } from './LargeCard.tsx';
import { RowCard } from './RowCard.tsx';
import { ChipCard, MiniCard, TileCard } from './smallCards.tsx';

export type CardSize = 'large' | 'board' | 'tile' | 'mini' | 'chip' | 'row';

/** How a card stands in the game right now; everything may be left out. */
export interface CardState {
  /** The door through which it could come in for free. */
  readonly free?: string;
  /** What is missing to play it. */
  readonly short?: ReactNode;
  /** It can be paid for, in words. */
  readonly pays?: string;
  /** What lies or stands on it. */
  readonly counters?: ReactNode;
  /** What it is worth by now, if that differs from what is printed. */
  readonly points?: number;
  /** It is out of reach: drawn paler. */
  readonly off?: boolean;
}

export interface FaceProps {
  readonly design: Design;
  readonly text: Text;
  /** Names of the cards it goes with: for whom its door is, or through whose doors it comes. */
  readonly partners?: readonly string[];
  readonly state?: CardState;
  /** The card that shares its space. */
  readonly second?: Design;
}

interface Props extends FaceProps {
  readonly size: CardSize;
}

const FACES: Readonly<Record<CardSize, (props: FaceProps) => ReactNode>> = {
  large: LargeCard,
  board: BoardCard,
  tile: TileCard,
  mini: MiniCard,
  chip: ChipCard,
  row: RowCard,
};

/** A card drawn from its definition. Only phrasing elements are used, so it can stand inside of a button. */
export const CardFace = memo(function CardFace({ size, ...props }: Props): ReactNode {
  const Face = FACES[size];
  return <Face {...props} />;
}, isSame);

/** With every picture of the table come new objects that mostly say the same. Texts differ by language only. */
function isSame(a: Props, b: Props): boolean {
  return (
    a.size === b.size &&
    a.design === b.design &&
    a.second === b.second &&
    a.text.lang === b.text.lang &&
    (a.partners ?? []).join() === (b.partners ?? []).join() &&
    isSameState(a.state ?? {}, b.state ?? {})
  );
}

function isSameState(before: CardState, now: CardState): boolean {
  const keys = [...Object.keys(before), ...Object.keys(now)] as (keyof CardState)[];
  return keys.every((key) => isSameNode(before[key], now[key]));
}

/** Elements with the same key are taken to show the same. */
function isSameNode(a: ReactNode, b: ReactNode): boolean {
  return a === b || (isValidElement(a) && isValidElement(b) && a.type === b.type && a.key !== null && a.key === b.key);
}
