import type { ModuleTexts } from '@everdell/engine';

export const text: ModuleTexts = {
  en: {
    places: {
      'twig-charm': { one: 'Twig Charm', many: 'Twig Charms' },
      'berry-charm': { one: 'Berry Charm', many: 'Berry Charms' },
      'envy-charm': { one: 'Envy Charm', many: 'Envy Charms' },
      'rest-charm': { one: 'Rest Charm', many: 'Rest Charms' },
      'tidy-charm': { one: 'Tidy Charm', many: 'Tidy Charms' },
      'spare-charm': { one: 'Spare Charm', many: 'Spare Charms' },
      'dry-spell': { one: 'Dry Spell', many: 'Dry Spells' },
      drizzle: { one: 'Drizzle', many: 'Drizzles' },
      hollow: { one: 'Hollow', many: 'Hollows' },
      burrow: { one: 'Burrow', many: 'Burrows' },
      fair: { one: 'Fair', many: 'Fairs' },
    },
    figures: { wanderer: { one: 'Wanderer', many: 'Wanderers' } },
    rows: {
      charms: { noun: { one: 'charm', many: 'charms' } },
      weathers: { noun: { one: 'weather', many: 'weathers' } },
      hollows: { noun: { one: 'hollow', many: 'hollows' } },
      burrows: { noun: { one: 'burrow', many: 'burrows' } },
      fair: { noun: { one: 'fair', many: 'fairs' } },
    },
    scores: { hollows: 'Hollows', fair: 'The fair' },
    sources: {
      hollows: () => ({ at: 'by your burrow', from: 'by your burrow', noun: { one: 'hollow', many: 'hollows' } }),
    },
    code: { 'almanac.deal': 'deal the charms', 'almanac.wander': 'the Wanderer goes on' },
  },
  es: {
    places: {
      'twig-charm': { one: 'Amuleto de ramitas', many: 'Amuletos de ramitas', gender: 'm' },
      'berry-charm': { one: 'Amuleto de bayas', many: 'Amuletos de bayas', gender: 'm' },
      'envy-charm': { one: 'Amuleto de envidia', many: 'Amuletos de envidia', gender: 'm' },
      'rest-charm': { one: 'Amuleto de reposo', many: 'Amuletos de reposo', gender: 'm' },
      'tidy-charm': { one: 'Amuleto de orden', many: 'Amuletos de orden', gender: 'm' },
      'spare-charm': { one: 'Amuleto de repuesto', many: 'Amuletos de repuesto', gender: 'm' },
      'dry-spell': { one: 'Sequía', many: 'Sequías', gender: 'f' },
      drizzle: { one: 'Llovizna', many: 'Lloviznas', gender: 'f' },
      hollow: { one: 'Hueco', many: 'Huecos', gender: 'm' },
      burrow: { one: 'Madriguera', many: 'Madrigueras', gender: 'f' },
      fair: { one: 'Feria', many: 'Ferias', gender: 'f' },
    },
    figures: { wanderer: { one: 'Caminante', many: 'Caminantes', gender: 'm' } },
    rows: {
      charms: { noun: { one: 'amuleto', many: 'amuletos', gender: 'm' } },
      weathers: { noun: { one: 'tiempo', many: 'tiempos', gender: 'm' } },
      hollows: { noun: { one: 'hueco', many: 'huecos', gender: 'm' } },
      burrows: { noun: { one: 'madriguera', many: 'madrigueras', gender: 'f' } },
      fair: { noun: { one: 'feria', many: 'ferias', gender: 'f' } },
    },
    scores: { hollows: 'Huecos', fair: 'La feria' },
    sources: {
      hollows: () => ({
        at: 'junto a tu madriguera',
        from: 'junto a tu madriguera',
        noun: { one: 'hueco', many: 'huecos', gender: 'm' },
      }),
    },
    code: { 'almanac.deal': 'reparte los amuletos', 'almanac.wander': 'el Caminante avanza' },
  },
};
