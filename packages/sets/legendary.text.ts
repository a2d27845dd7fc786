import type { ModuleText } from '@everdell/engine';

/** Words that the packs of Legendary cards have in common. */

const zones = (yours: string, theirs: string, deck: string): ModuleText['zones'] => ({
  constructionLegends: { yours: deck, theirs: deck },
  critterLegends: { yours: deck, theirs: deck },
  legendaryConstruction: { yours, theirs },
  legendaryCritter: { yours, theirs },
});

const sources = (at: string, construction: string, critter: string): ModuleText['sources'] => ({
  legendaryConstruction: () => ({ at, from: construction }),
  legendaryCritter: () => ({ at, from: critter }),
});

export const en: ModuleText = {
  zones: zones('from your Legendary cards', 'from their Legendary cards', 'from the Legendary cards not in play'),
  sources: sources('among your Legendary cards', 'from your Legendary Construction', 'from your Legendary Critter'),
  reasons: {
    'card-not-here': () => 'you can only play cards from your hand, the Meadow or your own Legendary cards',
  },
};

export const es: ModuleText = {
  zones: zones('de tus cartas legendarias', 'de sus cartas legendarias', 'de las cartas legendarias sin jugar'),
  sources: sources('entre tus cartas legendarias', 'de tu Construcción legendaria', 'de tu Bicho legendario'),
  reasons: {
    'card-not-here': () => 'solo puedes jugar cartas de tu mano, del Prado o de tus cartas legendarias',
  },
};
