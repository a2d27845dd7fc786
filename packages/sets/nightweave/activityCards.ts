import type { Arrow } from '@everdell/engine';
import type { Default, Word } from './language.ts';
import type { Season } from './vocabulary.ts';

/** An Activity card in her own language: for each season that it shows, what she does, and what if she cannot. */
export interface ActivityCard extends Readonly<Partial<Record<Season, readonly [first: Word, second: Word]>>> {
  /** The icon on top (OQ-NW-04). */
  readonly header: 'worker' | 'nightweave' | 'none';
  readonly arrow: Arrow;
  readonly default: readonly Default[];
  /** Carries the symbol of the Visitors. */
  readonly visitor?: true;
}

/** The faces of the cards are not known: all of these are reconstructed (OQ-NW-02), and may be replaced by who owns them. */
export const activityCards = {
  'ACT-01': {
    header: 'worker',
    arrow: 'clockwise',
    default: ['marketOrHaven', 'collectPoints'],
    winter: ['basic:3-twigs', 'forest:top-left'],
    spring: ['forest:top-left', 'basic:3-twigs'],
    summer: ['basicEvent', 'basic:3-twigs'],
    autumn: ['journey:5', 'basic:3-twigs+level'],
  },
  'ACT-02': {
    header: 'worker',
    arrow: 'clockwise',
    default: ['marketOrHaven', 'collectPoints'],
    winter: ['forest:bottom-left', 'basic:1-berry-1-card'],
    spring: ['basic:1-berry-1-card', 'forest:bottom-left'],
    summer: ['ownCity', 'forest:bottom-left'],
    autumn: ['journey:3', 'ownCity'],
  },
  'ACT-03': {
    header: 'worker',
    arrow: 'counterclockwise',
    default: ['marketOrHaven', 'collectPoints'],
    winter: ['forest:top-right', 'basic:2-resin'],
    spring: ['basic:2-resin', 'forest:top-right'],
    summer: ['specialEvent', 'forest:top-right'],
    autumn: ['specialEvent', 'open'],
  },
  'ACT-04': {
    header: 'worker',
    arrow: 'counterclockwise',
    default: ['marketOrHaven', 'collectPoints'],
    winter: ['basic:1-pebble', 'forest:top-right'],
    spring: ['specialEvent', 'basic:1-pebble'],
    summer: ['open', 'basic:1-pebble'],
    autumn: ['basic:1-pebble', 'open'],
  },
  'ACT-05': {
    header: 'worker',
    arrow: 'clockwise',
    default: ['marketOrHaven', 'collectPoints'],
    winter: ['basic:1-berry-1-card', 'forest:bottom-right'],
    spring: ['open', 'basic:1-berry-1-card'],
    summer: ['forest:bottom-right+level', 'basic:1-berry-1-card'],
    autumn: ['basicEvent', 'marketOrHaven+level'],
  },
  'ACT-06': {
    header: 'nightweave',
    arrow: 'counterclockwise',
    default: ['draw', 'collectPoints'],
    winter: ['placeNightweave', 'playFromHand'],
    spring: ['placeNightweave', 'playFromMeadow'],
    summer: ['placeNightweave', 'playFromHand'],
    autumn: ['placeNightweave', 'playAndDiscard'],
  },
  'ACT-07': {
    header: 'nightweave',
    arrow: 'clockwise',
    default: ['discardNoToken', 'collectPoints'],
    winter: ['placeNightweave', 'draw'],
    spring: ['placeNightweave', 'playAndDiscard'],
    summer: ['placeNightweave', 'playAndDraw'],
    autumn: ['placeNightweave', 'playFromHand'],
  },
  'ACT-08': {
    header: 'none',
    arrow: 'clockwise',
    default: ['draw', 'collectPoints'],
    winter: ['playFromMeadow', 'draw'],
    spring: ['playAndDraw', 'draw'],
    summer: ['playFromHand', 'playFromMeadow'],
    autumn: ['playAndDiscard', 'draw'],
  },
  'ACT-09': {
    header: 'none',
    arrow: 'counterclockwise',
    default: ['discardNoToken', 'collectPoints'],
    winter: ['playAndDraw', 'draw'],
    spring: ['playFromHand', 'playFromMeadow'],
    summer: ['playAndDiscard', 'draw'],
    autumn: ['playFromHand', 'discard'],
  },
  'ACT-10': {
    header: 'none',
    arrow: 'counterclockwise',
    default: ['draw', 'collectPoints'],
    visitor: true,
    spring: ['playFromMeadow', 'draw'],
    summer: ['playFromHand', 'playFromMeadow'],
    autumn: ['playAndDraw', 'discard'],
  },
  'ACT-11': {
    header: 'none',
    arrow: 'clockwise',
    default: ['discardNoToken', 'collectPoints'],
    spring: ['playFromHand', 'playFromMeadow'],
    summer: ['playAndDraw', 'draw'],
    autumn: ['playFromMeadow', 'discard'],
  },
  'ACT-12': {
    header: 'worker',
    arrow: 'clockwise',
    default: ['marketOrHaven', 'collectPoints'],
    spring: ['basicEvent', 'forest:bottom-left'],
    summer: ['forest:bottom-left', 'basic:2-resin'],
    autumn: ['open', 'forest:bottom-left+level'],
  },
  'ACT-13': {
    header: 'worker',
    arrow: 'counterclockwise',
    default: ['marketOrHaven', 'collectPoints'],
    visitor: true,
    summer: ['basic:1-pebble', 'forest:top-right'],
    autumn: ['basicEvent', 'basic:1-pebble'],
  },
  'ACT-14': {
    header: 'worker',
    arrow: 'counterclockwise',
    default: ['marketOrHaven', 'collectPoints'],
    summer: ['ownCity', 'basic:2-resin'],
    autumn: ['journey:5', 'basic:2-resin+1'],
  },
  'ACT-15': {
    header: 'worker',
    arrow: 'counterclockwise',
    default: ['marketOrHaven', 'collectPoints'],
    summer: ['open', 'forest:bottom-left'],
    autumn: ['journey:4', 'forest:bottom-left+level'],
  },
  'ACT-16': {
    header: 'worker',
    arrow: 'clockwise',
    default: ['marketOrHaven', 'collectPoints'],
    visitor: true,
    autumn: ['journey:3', 'basic:1-berry-1-card+level'],
  },
  'ACT-17': {
    header: 'worker',
    arrow: 'counterclockwise',
    default: ['marketOrHaven', 'collectPoints'],
    autumn: ['ownCity', 'forest:top-left+level'],
  },
  'ACT-18': {
    header: 'worker',
    arrow: 'clockwise',
    default: ['marketOrHaven', 'collectPoints'],
    autumn: ['specialEvent', 'forest:top-right+level'],
  },
} as const satisfies Record<string, ActivityCard>;
