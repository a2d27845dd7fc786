/** Nobody here can pay for these. */
export const DEAR = ['king', 'queen', 'castle', 'palace', 'theater', 'school', 'king', 'queen'];

/** The way into spring with Spirecrest: there is nothing else to do, and the tiles at the foot of the mountain are known. */
export const EXPLORE = {
  modules: ['spirecrest'],
  weather: { winter: 'freezing-rain', spring: 'spring-flood' },
  mapTiles: { foothills: ['the-bog', 'lily-ponds', 'yaras-patch'] },
  discoveryTop: { foothills: ['truffle', 'forager', 'prospector'] },
  seats: [
    { season: 'winter', workersFree: 0, deployed: ['basic-1-berry', 'basic-1-pebble'], hand: [], res: { twig: 2 } },
    {},
  ],
  meadow: DEAR,
};
