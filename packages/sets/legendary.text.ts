import type { ModuleText } from '@everdell/engine';

/** Words that the packs of Legendary cards have in common. */

const held = (yours: string, theirs: string): ModuleText['zones'] => ({
  legendaryConstruction: { yours, theirs },
  legendaryCritter: { yours, theirs },
});

export const en: ModuleText = {
  zones: held('from your Legendary cards', 'from their Legendary cards'),
  reasons: {
    'card-not-here': () => 'you can only play cards from your hand, the Meadow or your own Legendary cards',
  },
};

export const es: ModuleText = {
  zones: held('de tus cartas legendarias', 'de sus cartas legendarias'),
  reasons: {
    'card-not-here': () => 'solo puedes jugar cartas de tu mano, del Prado o de tus cartas legendarias',
  },
};
