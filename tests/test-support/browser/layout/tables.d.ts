/** Every module that needs nobody to play alone. */
export declare const PACKS: readonly string[];
/** Those with a board of their own. */
export declare const BOARDS: readonly string[];
/** A turn of the first seat late in a game among bots that take what they can get. */
export declare function lateGame(players: number, ids: readonly string[]): string;
