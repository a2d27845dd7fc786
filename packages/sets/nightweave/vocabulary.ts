import '@everdell/engine';

/** The names that Nightweave's Lair adds. */
declare module '@everdell/engine' {
  interface RowNames {
    activity: true;
    /** Her lair itself, which keeps what she remembers. */
    lair: true;
  }
  interface Sources {
    activity: true;
    activityOpen: true;
    activityOut: true;
    activitySpring: true;
    activitySummer: true;
    activityAutumn: true;
    lair: true;
    /** Cards in her lair, which come into her city at her end. */
    achievements: true;
    achievementsDown: true;
    /** Legendary cards that she has discarded. */
    constructionGone: true;
    critterGone: true;
  }
  interface PieceNames {
    nightweave: true;
  }
  interface MarkNames {
    /** She has placed something since her Activity cards were last shuffled. */
    busy: true;
    /** She has claimed a special Event in this season. */
    claimed: true;
    /** The top card of her hand is a Legendary one of this kind, which lies beside it. */
    constructionOnTop: true;
    critterOnTop: true;
  }
}

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];
