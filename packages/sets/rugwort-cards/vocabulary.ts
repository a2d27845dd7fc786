/** What these cards add to the language of effects. */
declare module '@everdell/engine' {
  interface Ops {
    /** Change the whole hand for that of an opponent. */
    swapHands: {};
  }
  interface Asks {
    swapHands: true;
  }
}

export {};
