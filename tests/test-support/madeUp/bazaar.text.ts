import type { ModuleTexts } from '@everdell/engine';

export const text: ModuleTexts = {
  en: {
    cards: { gilder: { one: 'Gilder', many: 'Gilders' }, mint: { one: 'Mint', many: 'Mints' } },
    places: {
      'hedge-sign': { one: 'Hedge Sign', many: 'Hedge Signs' },
      'otter-sign': { one: 'Otter Sign', many: 'Otter Signs' },
      'flood-sign': { one: 'Flood Sign', many: 'Flood Signs' },
      'frost-sign': { one: 'Frost Sign', many: 'Frost Signs' },
      'fame-sign': { one: 'Fame Sign', many: 'Fame Signs' },
      'gate-sign': { one: 'Gate Sign', many: 'Gate Signs' },
      'bridge-sign': { one: 'Bridge Sign', many: 'Bridge Signs' },
      'ferry-sign': { one: 'Ferry Sign', many: 'Ferry Signs' },
      'dear-sign': { one: 'Dear Sign', many: 'Dear Signs' },
      'purse-sign': { one: 'Purse Sign', many: 'Purse Signs' },
      label: { one: 'Label', many: 'Labels' },
    },
    resources: { coin: { one: 'coin', many: 'coins' } },
    rows: {
      signs: { noun: { one: 'sign', many: 'signs' } },
      labels: { noun: { one: 'label', many: 'labels' } },
    },
    zones: { shelf: { yours: 'from your shelf', theirs: 'from the shelf' } },
    sources: { shelf: () => ({ at: 'on your shelf', from: 'from your shelf' }) },
    code: { 'bazaar.deal': 'deal the signs' },
  },
  es: {
    cards: {
      gilder: { one: 'Dorador', many: 'Doradores', gender: 'm' },
      mint: { one: 'Ceca', many: 'Cecas', gender: 'f' },
    },
    places: {
      'hedge-sign': { one: 'Letrero del seto', many: 'Letreros del seto', gender: 'm' },
      'otter-sign': { one: 'Letrero de la nutria', many: 'Letreros de la nutria', gender: 'm' },
      'flood-sign': { one: 'Letrero de la riada', many: 'Letreros de la riada', gender: 'm' },
      'frost-sign': { one: 'Letrero de la helada', many: 'Letreros de la helada', gender: 'm' },
      'fame-sign': { one: 'Letrero de la fama', many: 'Letreros de la fama', gender: 'm' },
      'gate-sign': { one: 'Letrero de la puerta', many: 'Letreros de la puerta', gender: 'm' },
      'bridge-sign': { one: 'Letrero del puente', many: 'Letreros del puente', gender: 'm' },
      'ferry-sign': { one: 'Letrero de la barca', many: 'Letreros de la barca', gender: 'm' },
      'dear-sign': { one: 'Letrero caro', many: 'Letreros caros', gender: 'm' },
      'purse-sign': { one: 'Letrero de la bolsa', many: 'Letreros de la bolsa', gender: 'm' },
      label: { one: 'Etiqueta', many: 'Etiquetas', gender: 'f' },
    },
    resources: { coin: { one: 'moneda', many: 'monedas', gender: 'f' } },
    rows: {
      signs: { noun: { one: 'letrero', many: 'letreros', gender: 'm' } },
      labels: { noun: { one: 'etiqueta', many: 'etiquetas', gender: 'f' } },
    },
    zones: { shelf: { yours: 'de tu estante', theirs: 'del estante' } },
    sources: { shelf: () => ({ at: 'en tu estante', from: 'de tu estante' }) },
    code: { 'bazaar.deal': 'reparte los letreros' },
  },
};
