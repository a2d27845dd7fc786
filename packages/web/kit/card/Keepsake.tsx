import type { PlaceInfo } from '@everdell/game';
import { memo, type ReactNode } from 'react';
import { worthOf, worthWords } from '../../board/worth.ts';
import { keeperOf } from '../../play/keeps.ts';
import { promisedOf } from '../../play/promised.ts';
import type { Seen } from '../../play/seen.ts';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords, type Words } from '../../words/index.ts';
import { Thing } from '../Thing.tsx';
import { rulesOf } from './family.ts';
import { KeepCard } from './KeepCard.tsx';

interface Props {
  readonly place: PlaceInfo;
  readonly size: 'tile' | 'mini' | 'row';
  readonly className?: string | undefined;
  /** What stands on it. */
  readonly children?: ReactNode;
}

/** Something that a player keeps, to be pointed at. */
export const Keepsake = memo(function Keepsake({ place, size, className, children }: Props): ReactNode {
  const seen = useSeen();
  const words = useWords();
  return (
    <Thing
      thing={holderKey(seen, place.ix)}
      inspect={place.id}
      label={keepLabel(seen, words, place)}
      className={className}
    >
      <KeepCard place={place} size={size} />
      {children}
    </Thing>
  );
});

/** Everything about it in one line, for ears. */
export function keepLabel(seen: Seen, words: Words, place: PlaceInfo): string {
  const { text } = seen;
  const { cards, board } = words;
  const worth = worthOf(place);
  const promised = promisedOf(seen, keeperOf(seen, place.ix)?.seat ?? seen.seat, place);
  return [
    text.name(place.id),
    cards.rows[place.def.row] ?? cards.otherRow,
    (rulesOf(place, text)[0] ?? '').replace(/\.$/, ''),
    ...(worth === null ? [] : [worthWords(worth, words)]),
    ...(promised === null ? [] : [promised.met ? board.promised.met : board.promised.missed]),
  ].join(', ');
}
