import '@everdell/engine';

/** The names that Spirecrest adds. */
declare module '@everdell/engine' {
  interface RowNames {
    foothills: true;
    peaks: true;
    ridge: true;
    weather: true;
    mapTiles: true;
    /** The deck and the discard pile as places to stand. */
    piles: true;
  }
  interface Sources {
    foothills: true;
    peaks: true;
    ridge: true;
    foundFoothills: true;
    foundPeaks: true;
    foundRidge: true;
    discoveries: true;
    expedition: true;
    /** Stored by the Archeologist and the Trail Guide. */
    finds: true;
    guided: true;
    stormvale: true;
    /** What others discard, while Firebeak's owner looks it through. */
    salvage: true;
    weatherWinter: true;
    weatherSpring: true;
    weatherSummer: true;
    weatherAutumn: true;
    weather: true;
    weatherOut: true;
    trailFoothills: true;
    trailPeaks: true;
    trailRidge: true;
    trailPeaksDown: true;
    trailRidgeDown: true;
    mapTilesOut: true;
  }
  interface PieceNames {
    /** Stands on the Weather that binds its owner; at home while its owner prepares (OQ-81). */
    traveler: true;
    stubblehoof: true;
    truffle: true;
    corliander: true;
    firebeak: true;
    honeypaw: true;
    'king-rhun': true;
    whisper: true;
    windlore: true;
  }
  interface MarkNames {
    travelled: true;
  }
  interface LimitNames {
    /** How many of the three cards turned up are kept. */
    discoveries: true;
  }
  interface Happenings {
    /** Somebody keeps a Discovery card and has paid for it; `found` still lies in its place of the line. */
    discovered: readonly ['found'];
  }
  interface Asks {
    chart: true;
    discover: true;
    discoverMore: true;
    stored: true;
    salvaged: true;
    litUp: true;
    hide: true;
    travel: true;
  }
}

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
export type Area = 'foothills' | 'peaks' | 'ridge';
