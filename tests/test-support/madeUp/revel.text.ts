import {
  grammarEs,
  type Gendered,
  type GenderedNoun,
  type ModuleText,
  type ModuleTexts,
  type Noun,
} from '@everdell/engine';

const mask = (of: string): Noun => ({ one: `${of} Mask`, many: `${of} Masks` });
const f = (one: string, many: string): GenderedNoun => ({ one, many, gender: 'f' });
const m = (one: string, many: string): GenderedNoun => ({ one, many, gender: 'm' });
const mascara = (de: string): GenderedNoun => ({ one: `Máscara ${de}`, many: `Máscaras ${de}`, gender: 'f' });

function zone(the: string): { readonly yours: string; readonly theirs: string; readonly the: string } {
  return { yours: `from ${the}`, theirs: `from ${the}`, the };
}

function zona(the: string): { readonly yours: string; readonly theirs: string; readonly the: string } {
  return { yours: grammarEs.de(the), theirs: grammarEs.de(the), the };
}

const en = {
  places: {
    booth: { one: 'Booth', many: 'Booths' },
    'prize-twigs': { one: 'Twig Prize', many: 'Twig Prizes' },
    'prize-resin': { one: 'Resin Prize', many: 'Resin Prizes' },
    ribbon: { one: 'Ribbon', many: 'Ribbons' },
    'magpie-mask': mask('Magpie'),
    'newt-mask': mask('Newt'),
    'mole-mask': mask('Mole'),
    'jay-mask': mask('Jay'),
    'toad-mask': mask('Toad'),
    'fox-mask': mask('Fox'),
    'snail-mask': mask('Snail'),
    'pig-mask': mask('Pig'),
    'rat-mask': mask('Rat'),
    'cat-mask': mask('Cat'),
    'plain-mask': mask('Plain'),
  },
  rows: {
    booths: { noun: { one: 'booth', many: 'booths' } },
    prizes: { noun: { one: 'prize', many: 'prizes' } },
    masks: { noun: { one: 'mask', many: 'masks' } },
    ribbons: { noun: { one: 'ribbon', many: 'ribbons' } },
  },
  marks: { bone: { one: 'bone', many: 'bones' } },
  zones: {
    maskKept: zone('the masks kept'),
    masks: zone('your mask'),
    masksOut: zone('the box'),
    shell: zone('your shell'),
    sty: zone('the sty'),
  },
  sources: {
    prizes: () => ({
      at: 'at the booth',
      from: 'from the booth',
      noun: { one: 'prize', many: 'prizes' },
    }),
    shell: () => ({ at: 'in your shell', from: 'from your shell' }),
    sty: () => ({ at: 'in the sty', from: 'from the sty' }),
    maskChoice: () => ({ at: 'you were dealt', from: 'you were dealt', noun: { one: 'mask', many: 'masks' } }),
    maskKept: () => ({ at: 'you have kept', from: 'you have kept', noun: { one: 'mask', many: 'masks' } }),
  },
  scores: { ribbon: 'Ribbon' },
  actions: { trinket: () => 'Trade a trinket' },
} satisfies ModuleText;

const es = {
  places: {
    booth: f('Caseta', 'Casetas'),
    'prize-twigs': m('Premio de ramitas', 'Premios de ramitas'),
    'prize-resin': m('Premio de resina', 'Premios de resina'),
    ribbon: f('Cinta', 'Cintas'),
    'magpie-mask': mascara('de urraca'),
    'newt-mask': mascara('de tritón'),
    'mole-mask': mascara('de topo'),
    'jay-mask': mascara('de arrendajo'),
    'toad-mask': mascara('de sapo'),
    'fox-mask': mascara('de zorro'),
    'snail-mask': mascara('de caracol'),
    'pig-mask': mascara('de cerdo'),
    'rat-mask': mascara('de rata'),
    'cat-mask': mascara('de gato'),
    'plain-mask': mascara('sencilla'),
  },
  rows: {
    booths: { noun: f('caseta', 'casetas') },
    prizes: { noun: m('premio', 'premios') },
    masks: { noun: f('máscara', 'máscaras') },
    ribbons: { noun: f('cinta', 'cintas') },
  },
  marks: { bone: m('hueso', 'huesos') },
  zones: {
    maskKept: zona('las máscaras elegidas'),
    masks: zona('tu máscara'),
    masksOut: zona('la caja'),
    shell: zona('tu concha'),
    sty: zona('la pocilga'),
  },
  sources: {
    prizes: () => ({
      at: 'en la caseta',
      from: 'de la caseta',
      noun: m('premio', 'premios'),
    }),
    shell: () => ({ at: 'en tu concha', from: 'de tu concha' }),
    sty: () => ({ at: 'en la pocilga', from: 'de la pocilga' }),
    maskChoice: () => ({
      at: 'que te han tocado',
      from: 'que te han tocado',
      noun: f('máscara', 'máscaras'),
    }),
    maskKept: () => ({
      at: 'que has elegido',
      from: 'que has elegido',
      noun: f('máscara', 'máscaras'),
    }),
  },
  scores: { ribbon: 'Cinta' },
  actions: { trinket: () => 'Cambiar una baratija' },
} satisfies Gendered<typeof en>;

export const text: ModuleTexts = { en, es };
