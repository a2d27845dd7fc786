/** Cards that only take up room in a city. */
const copies = (card: string, n: number): string[] => Array.from({ length: n }, () => card);

const CONSTRUCTIONS = [
  ...copies('farm', 6),
  ...copies('twig-barge', 3),
  ...copies('resin-refinery', 3),
  ...copies('mine', 2),
  'general-store',
];
const CRITTERS = ['barge-toad', 'peddler', 'woodcarver', 'teacher', 'chip-sweep'].flatMap((card) => copies(card, 3));

/** So many plain Constructions: six Farms first, then barges, refineries, mines and a General Store. */
export const constructions = (n: number): string[] => CONSTRUCTIONS.slice(0, n);

/** So many Common Critters, none of which shares a space. */
export const critters = (n: number): string[] => CRITTERS.slice(0, n);
