import type { ModuleBridge, TileDef } from '@everdell/engine';
import { specialEvents } from '../../base/events.ts';
import { PLAIN_EVENTS } from '../parts.ts';

const namesCards = ({ visit }: TileDef): boolean => visit?.needs !== undefined && 'has' in visit.needs;

/** Special Events of the base game that name cards, which so large a deck makes hard to find (R-NEW-08). */
export const withBase: ModuleBridge = {
  needs: ['newleaf', 'base'],
  with: PLAIN_EVENTS,
  leavesOut: Object.entries(specialEvents).flatMap(([id, def]) => (namesCards(def) ? [id] : [])),
};
