import '@everdell/engine';

/** The names that Player Powers add, and those of places that other sets bring: a power may speak of what is not there. */
declare module '@everdell/engine' {
  interface ResourceNames {
    axolotl: true;
  }
  interface RowNames {
    powers: true;
    market: true;
    station: true;
    knoll: true;
  }
  interface Sources {
    powerChoice: true;
    powerKept: true;
    powersOut: true;
    powers: true;
    forestOut: true;
    forestSeen: true;
    ownForest: true;
    archive: true;
    snailStack: true;
    farmStack: true;
    station: true;
  }
  interface MarkNames {
    rugwortToken: true;
    spider: true;
  }
  interface Asks {
    keepPower: true;
    keepForest: true;
    markMeadow: true;
    moveSpider: true;
    archive: true;
  }
}
