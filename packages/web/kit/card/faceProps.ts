import type { Design, Text } from '@everdell/game';
import type { ReactNode } from 'react';
import type { IconName } from '../Icon.tsx';

export type CardSize = 'large' | 'board' | 'tile' | 'mini' | 'chip' | 'row';

/** How a card stands in the game right now; everything may be left out. */
export interface CardState {
  /** The door through which it could come in for free. */
  readonly free?: string;
  /** What is put on that door, if it is no usual token. */
  readonly through?: IconName;
  /** The card of its banner that it could take the place of. */
  readonly swap?: string;
  /** What is missing to play it. */
  readonly short?: ReactNode;
  /** How much of which resource is missing to pay for it. */
  readonly missing?: Readonly<Record<string, number>>;
  /** By how much rules in force make it dearer, by resource. */
  readonly more?: Readonly<Record<string, number>>;
  /** It can be paid for, in words. */
  readonly pays?: string;
  /** What it costs in the open question, where that is not what it costs otherwise: in a few words. */
  readonly price?: ReactNode;
  /** What lies or stands on it. */
  readonly counters?: ReactNode;
  /** What it is worth by now, if that differs from what is printed. */
  readonly points?: number;
  /** So many cards lie on this space, where two do not tell it. */
  readonly stack?: number;
  /** There is less room than usual for its name. */
  readonly narrow?: boolean;
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
