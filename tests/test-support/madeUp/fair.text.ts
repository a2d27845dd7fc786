import { grammarEs, type ModuleText, type Noun } from '@everdell/engine';

function zone(the: string): { readonly yours: string; readonly theirs: string; readonly the: string } {
  return { yours: `from ${the}`, theirs: `from ${the}`, the };
}

function zona(the: string): { readonly yours: string; readonly theirs: string; readonly the: string } {
  return { yours: grammarEs.de(the), theirs: grammarEs.de(the), the };
}

const stall = (name: string): Noun => ({ one: `${name} Stall`, many: `${name} Stalls` });
const puesto = (de: string): Noun => ({ one: `Puesto de ${de}`, many: `Puestos de ${de}`, gender: 'm' });
const sign = (of: string): Noun => ({ one: `${of} Sign`, many: `${of} Signs` });
const cartel = (de: string): Noun => ({ one: `Cartel de ${de}`, many: `Carteles de ${de}`, gender: 'm' });

export const en = {
  places: {
    'sign-twig': sign('Twig'),
    'sign-resin': sign('Resin'),
    'sign-berry': sign('Berry'),
    'sign-acorn': sign('Acorn'),
    'sign-pebble': sign('Pebble'),
    'fair-gate': { one: 'Fair Gate', many: 'Fair Gates' },
    'crumb-stall': stall('Crumb'),
    'sweeper-stall': stall('Sweeper'),
    'nut-stall': stall('Nut'),
    'burrow-stall': stall('Burrow'),
  },
  rows: { signs: { noun: { one: 'sign', many: 'signs' } } },
  marks: { crumb: { one: 'crumb', many: 'crumbs' } },
  zones: {
    fair: zone('the Fair'),
    signs: zone('the signs'),
    signBag: zone('the bag of signs'),
    signsUsed: zone('the used signs'),
    nuts: { yours: 'from your nuts', theirs: 'from the nuts', the: 'your nuts', their: 'their nuts' },
  },
  sources: {
    fair: () => ({ at: 'at the Fair', from: 'from the Fair' }),
    signs: ({ beside }) => ({
      at: beside === undefined ? 'on display' : 'beside it',
      from: 'on display',
      half: 'the sign',
      noun: { one: 'sign', many: 'signs' },
    }),
    signBag: () => ({ at: 'in the bag of signs', from: 'from the bag of signs' }),
    signsUsed: () => ({ at: 'among the used signs', from: 'from the used signs' }),
    nuts: () => ({ at: 'among your nuts', from: 'from your nuts' }),
  },
} satisfies ModuleText;

export const es = {
  places: {
    'sign-twig': cartel('ramitas'),
    'sign-resin': cartel('resina'),
    'sign-berry': cartel('bayas'),
    'sign-acorn': cartel('bellotas'),
    'sign-pebble': cartel('guijarros'),
    'fair-gate': { one: 'Puerta de la Feria', many: 'Puertas de la Feria', gender: 'f' },
    'crumb-stall': puesto('migas'),
    'sweeper-stall': puesto('barrenderos'),
    'nut-stall': puesto('nueces'),
    'burrow-stall': puesto('madrigueras'),
  },
  rows: { signs: { noun: { one: 'cartel', many: 'carteles', gender: 'm' } } },
  marks: { crumb: { one: 'miga', many: 'migas', gender: 'f' } },
  zones: {
    fair: zona('la Feria'),
    signs: zona('los carteles'),
    signBag: zona('la bolsa de carteles'),
    signsUsed: zona('los carteles usados'),
    nuts: { yours: 'de tus nueces', theirs: 'de las nueces', the: 'tus nueces', their: 'sus nueces' },
  },
  sources: {
    fair: () => ({ at: 'en la Feria', from: 'de la Feria' }),
    signs: ({ beside }) => ({
      at: 'entre los carteles',
      from: beside === undefined ? 'expuesto' : 'de al lado',
      half: 'el cartel',
      noun: { one: 'cartel', many: 'carteles', gender: 'm' },
    }),
    signBag: () => ({ at: 'en la bolsa de carteles', from: 'de la bolsa de carteles' }),
    signsUsed: () => ({ at: 'entre los carteles usados', from: 'de los carteles usados' }),
    nuts: () => ({ at: 'entre tus nueces', from: 'de tus nueces' }),
  },
} satisfies ModuleText;
