import type { KnownItem } from '@everdell/game';
import { memo, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFit } from '../app/layout.ts';
import { Art } from '../kit/Art.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { CardFace } from '../kit/card/CardFace.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { critterOf } from '../play/seats.ts';
import type { Seen } from '../play/seen.ts';
import { useDrawn } from '../table/Stages.tsx';
import css from './Flights.module.css';
import type { Aloft, Flying } from './flying.ts';

interface Props {
  readonly flying: Flying;
  /** What has just happened: things fly once it is on the screen. */
  readonly fresh: readonly KnownItem[];
}

/** Whatever moves across the table. For eyes only; never in the way. */
export const Flights = memo(function Flights({ flying, fresh }: Props): ReactNode {
  const { aloft, seen } = useStore(flying.store);
  const drawn = useDrawn();
  useLayoutEffect(() => {
    flying.hideLanding(fresh);
    if (drawn.whole) flying.launch(fresh);
  }, [flying, fresh, drawn]);
  useEffect(() => () => flying.clear(), [flying]);
  return (
    <div className={css['sky']} aria-hidden data-flights={aloft.length || undefined}>
      {seen !== null && aloft.map((one) => <Thing key={one.id} aloft={one} seen={seen} onLanded={flying.land} />)}
    </div>
  );
});

interface ThingProps {
  readonly aloft: Aloft;
  readonly seen: Seen;
  onLanded(id: number): void;
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';

const Thing = memo(function Thing({ aloft, seen, onLanded }: ThingProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const { id, delay, duration, flight } = aloft;
    const frames = flight.what === 'pulse' ? rising(aloft) : flying(aloft);
    const animation = element.animate(frames, {
      duration: flight.what === 'pulse' ? duration * 1.5 : duration,
      delay,
      fill: 'both',
    });
    animation.onfinish = () => onLanded(id);
    return () => {
      animation.onfinish = null;
      animation.cancel();
    };
  }, [aloft, onLanded]);
  return (
    <div ref={ref} className={css['thing']}>
      <Look aloft={aloft} seen={seen} />
    </div>
  );
});

function Look({ aloft: { flight }, seen: { game, text } }: { readonly aloft: Aloft; readonly seen: Seen }): ReactNode {
  if (flight.what === 'token')
    return <SeatToken critter={critterOf(game, flight.seat)} size="2.1rem" figure={flight.figure} />;
  if (flight.what === 'keepsake')
    return (
      <span className={css['card']}>
        <Art id={flight.id} className={css['keepsake'] ?? ''} />
      </span>
    );
  if (flight.what === 'pulse')
    return (
      <span className={css['change']} data-sign={flight.n < 0 ? 'minus' : 'plus'}>
        {flight.n < 0 ? `−${-flight.n}` : `+${flight.n}`}
        <Icon name={flight.icon as IconName} size="1.1rem" />
      </span>
    );
  const design = flight.design === null ? undefined : game.rules.designs[flight.design];
  return (
    <span className={css['card']}>
      {design === undefined ? <span className={css['back']} /> : <CardFace design={design} text={text} size="tile" />}
    </span>
  );
}

/** As in Flights.module.css. */
const CARD_REM = 6.4375;

/** From middle to middle in a low arc; cards take on the size of what they leave and of where they go. */
function flying({ flight, from, to }: Aloft): Keyframe[] {
  const width = CARD_REM * 16 * useFit.getState().scale;
  const place = (x: number, y: number, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const [ax, ay] = [from.x + from.width / 2, from.y + from.height / 2];
  const [bx, by] = [to.x + to.width / 2, to.y + to.height / 2];
  const lift = Math.min(90, 24 + Math.hypot(bx - ax, by - ay) * 0.12);
  const isCard = flight.what === 'card' || flight.what === 'keepsake';
  const fit = (rect: Aloft['from']): number => (isCard ? Math.min(1.35, Math.max(0.35, rect.width / width)) : 1);
  const middle = place((ax + bx) / 2, (ay + by) / 2 - lift, isCard ? Math.max(fit(from), fit(to)) * 1.05 : 1.3);
  return [
    { transform: place(ax, ay, fit(from)), opacity: 0.2, easing: 'ease-out' },
    { opacity: 1, offset: 0.12, transform: place(ax, ay, fit(from)), easing: 'cubic-bezier(0.4, 0, 0.6, 1)' },
    { transform: middle, offset: 0.5, easing: EASE },
    { transform: place(bx, by, fit(to)), opacity: 1, offset: 0.92 },
    { transform: place(bx, by, fit(to)), opacity: isCard ? 0 : 1 },
  ];
}

function rising({ from, flight }: Aloft): Keyframe[] {
  const x = from.x + from.width / 2;
  const y = from.y + (flight.what === 'pulse' && flight.n < 0 ? from.height : 0);
  const drift = flight.what === 'pulse' && flight.n < 0 ? 14 : -26;
  const at = (dy: number, scale: number): string =>
    `translate(${x}px, ${y + dy}px) translate(-50%, -50%) scale(${scale})`;
  return [
    { transform: at(0, 0.5), opacity: 0, easing: EASE },
    { transform: at(drift * 0.6, 1.12), opacity: 1, offset: 0.22, easing: EASE },
    { transform: at(drift, 1), opacity: 1, offset: 0.7 },
    { transform: at(drift * 1.2, 0.95), opacity: 0 },
  ];
}
