import type { CardDef, CardId, Effect, Module, Reaction, Source } from '@everdell/engine';

declare module '@everdell/engine' {
  interface Sources {
    constructionLegends: true;
    critterLegends: true;
    legendaryConstruction: true;
    legendaryCritter: true;
  }
}

/** What the packs of Legendary cards have in common; with both of them the decks are mixed (R-LEG-02). */

type Legend = Omit<CardDef, 'copies' | 'deck' | 'countsAs' | 'supplants' | 'lasting' | 'rules'>;

/** A Legendary card has the class of the card of its banner (OQ-68). */
export function legend(banner: CardId, card: Legend): CardDef {
  return {
    ...card,
    copies: 1,
    deck: card.kind === 'critter' ? 'critterLegends' : 'constructionLegends',
    countsAs: banner,
    supplants: true,
    lasting: true,
    rules: [{ rule: 'raises', limit: 'spaces', more: 1 }],
  };
}

/** The decks, of which the rest leaves the game unseen, and what every player holds besides the hand (R-LEG-01). */
export const zones = {
  constructionLegends: { per: 'table', sees: 'none' },
  critterLegends: { per: 'table', sees: 'none' },
  legendaryConstruction: { per: 'seat', sees: 'owner', from: 'constructionLegends', dealt: 1, plays: 'owner' },
  legendaryCritter: { per: 'seat', sees: 'owner', from: 'critterLegends', dealt: 1, plays: 'owner' },
} as const satisfies Module['zones'];

/** Where the Legendary cards of a player lie. A discount may serve them, what plays a card for free may not (OQ-59). */
export const OWN_LEGENDS = ['legendaryConstruction', 'legendaryCritter'] as const satisfies readonly Source[];

const FOR_A_LEGEND = 3;

/** An automa gains point tokens for each Legendary card of the set and answers it once more (R-RUG-45). */
export function legendAnswered(set: string, answer: Effect): Reaction {
  const then: Effect = { do: 'seq', steps: [{ do: 'points', n: FOR_A_LEGEND }, answer] };
  return { to: 'playDone', by: 'others', card: [{ set }], then };
}
