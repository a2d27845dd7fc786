import { constructions } from './constructions.ts';
import { critters } from './critters.ts';
import { events } from './events.ts';
import { moreCritters } from './moreCritters.ts';
import { places } from './places.ts';

export const base = { recipes: { ...places, ...events, ...constructions, ...critters, ...moreCritters } };
