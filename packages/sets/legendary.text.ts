import type { ModuleText } from '@everdell/engine';

/** Words that the packs of Legendary cards have in common. */

const zones = (
  [yours, the]: readonly [string, string],
  [theirs, their]: readonly [string, string],
  [deck, theDeck]: readonly [string, string],
): ModuleText['zones'] => ({
  constructionLegends: { yours: deck, theirs: deck, the: theDeck },
  critterLegends: { yours: deck, theirs: deck, the: theDeck },
  legendaryConstruction: { yours, theirs, the, their },
  legendaryCritter: { yours, theirs, the, their },
});

const sources = (
  at: string,
  construction: string,
  critter: string,
  [inDeck, fromDeck]: readonly [string, string],
): ModuleText['sources'] => ({
  constructionLegends: () => ({ at: inDeck, from: fromDeck }),
  critterLegends: () => ({ at: inDeck, from: fromDeck }),
  legendaryConstruction: () => ({ at, from: construction }),
  legendaryCritter: () => ({ at, from: critter }),
});

export const en: ModuleText = {
  zones: zones(
    ['from your Legendary cards', 'your Legendary cards'],
    ['from their Legendary cards', 'their Legendary cards'],
    ['from the Legendary cards not in play', 'the Legendary cards not in play'],
  ),
  sources: sources('among your Legendary cards', 'from your Legendary Construction', 'from your Legendary Critter', [
    'among the Legendary cards not in play',
    'from the Legendary cards not in play',
  ]),
  reasons: {
    'card-not-here': () => 'you can only play cards from your hand, the Meadow or your own Legendary cards',
  },
};

export const es: ModuleText = {
  zones: zones(
    ['de tus cartas legendarias', 'tus cartas legendarias'],
    ['de sus cartas legendarias', 'sus cartas legendarias'],
    ['de las cartas legendarias sin jugar', 'las cartas legendarias sin jugar'],
  ),
  sources: sources('entre tus cartas legendarias', 'de tu Construcción legendaria', 'de tu Bicho legendario', [
    'entre las cartas legendarias sin jugar',
    'de las cartas legendarias sin jugar',
  ]),
  reasons: {
    'card-not-here': () => 'solo puedes jugar cartas de tu mano, del Prado o de tus cartas legendarias',
  },
};
