import type { ReactNode } from 'react';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { needsOf, type Spot } from '../../play/board.ts';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './BankPlate.module.css';
import type { Bank } from './brook.ts';
import { Change } from '../../board/Change.tsx';
import { bargainOf } from '../../board/gives.ts';
import { Needs, useNeedWords } from '../../board/Needs.tsx';
import { BargainSigns, BarNote, Room, Tokens, useBargainWords } from '../../board/plate.tsx';
import plate from '../../board/plate.module.css';
import { usePlate, useSpotLabel } from '../../board/usePlate.ts';

interface Props {
  readonly bank: Bank;
  /** The picture lies above the words. */
  readonly tall: boolean;
}

/** A spot of the river with the card that lies on it: what it asks for, what can be traded there, who stands there. */
export function BankPlate({ bank: { spot, card }, tall }: Props): ReactNode {
  const { place, figure, bar } = spot;
  const seen = useSeen();
  const { text } = seen;
  const {
    board,
    modules: {
      pearlbrook: { own },
    },
  } = useWords();
  const { shut, change } = usePlate(spot.key, bar, figure);
  const label = useSpotLabel();
  const needWords = useNeedWords();
  const bargainWords = useBargainWords();
  const needs = needsOf(seen, place.def.visit?.needs);
  const isMet = !seen.watching && needs.every((need) => need.kind === 'card' || need.have >= need.need);
  const bargain = bargainOf(card?.effect ?? null);
  const told = card === null ? '' : bargain === null ? (text.placeLines(card.id)[0] ?? '') : bargainWords(bargain);
  const about = board.amounts([
    needWords(needs),
    card === null ? own.faceDownLong : own.faceUpLong(text.name(card.id), told),
  ]);
  // Whether the requirement is met is told by the tag.
  const note = bar === null || bar.why === 'needs' ? null : <BarNote bar={bar} />;
  return (
    <Thing
      thing={spot.key}
      inspect={card?.id ?? place.id}
      label={label(spot, about)}
      className={cx(
        plate['plate'],
        css['bank'],
        tall && css['tall'],
        card === null && css['down'],
        shut && plate['shut'],
      )}
    >
      <span className={css['pic']}>
        <Art id={card?.id ?? 'river-back'} className={css['art'] ?? ''} />
        {card === null && <Icon name="pearl" size="1.7rem" className={css['pearl'] ?? ''} />}
      </span>
      <span className={css['body']}>
        <span className={cx(plate['title'], css['name'])}>{card === null ? own.faceDown : text.name(card.id)}</span>
        {change !== null ? (
          <Change change={change} otherwise={<Words>{told}</Words>} />
        ) : card === null ? (
          <Words>{own.faceDownAbout}</Words>
        ) : bargain === null ? (
          <Words>{told}</Words>
        ) : (
          <BargainSigns of={bargain} />
        )}
        {note}
      </span>
      {needs.length > 0 && (
        <span className={css['tag']}>
          <Needs needs={needs} brief />
          {isMet && <Icon name="check" size="0.8rem" />}
        </span>
      )}
      <Standing spot={spot} />
    </Thing>
  );
}

function Words({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={plate['words']}>{children}</span>;
}

/** Where the river ends: a trade that is open to everybody at any time. */
export function MouthPlate({ spot }: { readonly spot: Spot }): ReactNode {
  const { place, figure, room, bar } = spot;
  const { text } = useSeen();
  const { shut, change } = usePlate(spot.key, bar, figure);
  const label = useSpotLabel();
  const bargainWords = useBargainWords();
  const bargain = bargainOf(place.effect);
  const rule = text.placeLines(place.id)[0] ?? '';
  return (
    <Thing
      thing={spot.key}
      inspect={place.id}
      label={label(spot, bargain === null ? rule : bargainWords(bargain))}
      className={cx(plate['plate'], css['mouth'], shut && plate['shut'])}
    >
      <span className={css['head']}>
        <span className={plate['title']}>{text.name(place.id)}</span>
        {bar === null ? <Room room={room} /> : <BarNote bar={bar} />}
      </span>
      {change !== null ? (
        <Change change={change} otherwise={bargain !== null && <BargainSigns of={bargain} />} />
      ) : bargain === null ? (
        <Words>{rule}</Words>
      ) : (
        <BargainSigns of={bargain} />
      )}
      <Standing spot={spot} />
    </Thing>
  );
}

/** Who stands there, and where the own figure would. */
function Standing({ spot: { key, figure, figures, bar } }: { readonly spot: Spot }): ReactNode {
  const { game, seat } = useSeen();
  const { chosen } = usePlate(key, bar, figure);
  return (
    <span className={css['stand']}>
      <Tokens seats={figures} figure={figure} size="1.9rem" most={4} />
      {chosen && (
        <SeatToken critter={critterOf(game, seat)} size="2.1rem" figure={figure} className={plate['ghost'] ?? ''} />
      )}
    </span>
  );
}
