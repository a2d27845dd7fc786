import '@everdell/engine';

/** The names that Bellfaire adds. */
declare module '@everdell/engine' {
  interface RowNames {
    market: true;
    marketTokens: true;
    garlands: true;
  }
  interface Sources {
    marketTokens: true;
    garlands: true;
    garlandsOut: true;
  }
  interface Asks {
    marketToken: true;
  }
}
