import type { BackdropName } from '../backdrop/index.ts';
import type { Figure, Recipe, Site } from '../vignette.ts';

const of = (ground: BackdropName, figure: Figure): Recipe => ({ ground, figures: [figure] });
const site = (ground: BackdropName, building: Site): Recipe => ({ ground, site: { s: 0.74, ...building } });

/** Cards of the sets that are still to come. */
export const later: Readonly<Record<string, Recipe>> = {
  baker: of('hall', { sp: 'hedgehog', wear: 'apron', cloth: '#d8a65a', holds: 'basket' }),
  chipsmith: of('hall', { sp: 'beaver', wear: 'apron', cloth: '#54606b', hat: 'miner', holds: 'pick' }),
  diplomat: of('royal', { sp: 'swan', wear: 'vest', cloth: '#2f5f95', hat: 'tall', holds: 'scroll' }),
  gardener: of('meadow', { sp: 'mole', wear: 'apron', cloth: '#6b8f45', hat: 'straw', holds: 'pumpkin' }),
  inventor: of('hall', { sp: 'otter', wear: 'vest', cloth: '#8a6a3a', hat: 'cap', holds: 'ruler' }),
  lamplighter: of('night', { sp: 'fox', wear: 'tunic', cloth: '#3d3942', hat: 'tall', holds: 'pole' }),
  magician: of('royal', { sp: 'rabbit', wear: 'robe', cloth: '#5a3a7c', hat: 'tall', holds: 'potion' }),
  mayor: of('village', { sp: 'badger', wear: 'vest', cloth: '#8a2f3a', hat: 'tall', holds: 'key' }),
  miller: of('harvest', { sp: 'sheep', wear: 'apron', cloth: '#e7ddc8', holds: 'bag', trim: '#8c7a4a' }),
  photographer: of('meadow', { sp: 'lizard', wear: 'vest', cloth: '#4d6a8c', hat: 'beret', holds: 'book' }),
  poet: of('river', { sp: 'turtle', wear: 'vest', cloth: '#7d5a94', hat: 'feather', holds: 'scroll' }),
  conductor: of('village', { sp: 'mole', wear: 'vest', cloth: '#2f4a6b', hat: 'post', holds: 'pole' }),
  'air-balloon': site('hills', { form: 'balloon', palette: 'red' }),
  bank: site('village', { form: 'hall', palette: 'green', glyph: 'coin' }),
  'city-hall': site('village', { form: 'tower', palette: 'blue', clock: true }),
  'ever-wall': site('hills', { form: 'wall', palette: 'stone' }),
  'freight-car': site('harvest', { form: 'train', palette: 'straw' }),
  greenhouse: site('meadow', { form: 'glass', palette: 'green' }),
  hotel: site('village', { form: 'storehouse', palette: 'red' }),
  library: site('forest', { form: 'stump', palette: 'blue', glyph: 'book' }),
  'main-road': site('village', { form: 'road', palette: 'red' }),
  museum: site('meadow', { form: 'hall', palette: 'purple', glyph: 'star' }),
  'tea-house': site('river', { form: 'mushroom', palette: 'green', glyph: 'mug' }),
};
