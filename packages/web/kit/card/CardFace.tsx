import { isValidElement, memo, type ReactNode } from 'react';
import { BoardCard } from './BoardCard.tsx';
import type { CardSize, CardState, FaceProps } from './faceProps.ts';
import { LargeCard } from './LargeCard.tsx';
import { RowCard } from './RowCard.tsx';
import { ChipCard, MiniCard, TileCard } from './smallCards.tsx';

export type { CardSize, CardState, FaceProps } from './faceProps.ts';

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
  return keys.every((key) =>
    key === 'missing' || key === 'more'
      ? JSON.stringify(before[key]) === JSON.stringify(now[key])
      : isSameNode(before[key], now[key]),
  );
}

/** Elements with the same key are taken to show the same. */
function isSameNode(a: ReactNode, b: ReactNode): boolean {
  return a === b || (isValidElement(a) && isValidElement(b) && a.type === b.type && a.key !== null && a.key === b.key);
}
