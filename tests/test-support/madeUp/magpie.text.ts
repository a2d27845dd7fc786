import type { ModuleTexts, Noun } from '@everdell/engine';

const whim = (of: string): Noun => ({ one: `${of} Whim`, many: `${of} Whims` });
const mood = (of: string): Noun => ({ one: `${of} Mood`, many: `${of} Moods` });
const humor = (de: string): Noun => ({ one: `Humor ${de}`, many: `Humores ${de}s`, gender: 'm' });
const capricho = (de: string): Noun => ({ one: `Capricho de ${de}`, many: `Caprichos de ${de}`, gender: 'm' });

export const text: ModuleTexts = {
  en: {
    automas: { magpie: { one: 'Magpie', many: 'Magpies' } },
    scores: { shine: 'Shiny cards' },
    pieces: { magpie: { one: 'Magpie', many: 'Magpies' } },
    marks: { feather: { one: 'feather', many: 'feathers' } },
    places: {
      'whim-visit': whim('Visiting'),
      'whim-errand': whim('Errand'),
      'whim-medal': whim('Medal'),
      'whim-perch': whim('Perching'),
      'whim-nest': whim('Nesting'),
      'whim-glean': whim('Gleaning'),
      'whim-hush': whim('Hushing'),
      'whim-picnic': whim('Picnic'),
      'whim-snare': whim('Snaring'),
      'whim-raid': whim('Raiding'),
      'whim-borrow': whim('Borrowing'),
      'mood-haughty': mood('Haughty'),
      'mood-frosty': mood('Frosty'),
      'mood-grabby': mood('Grabby'),
      'mood-picky': mood('Picky'),
      'mood-nosy': mood('Nosy'),
      'mood-shy': { one: 'Shy Mood', many: 'Shy Moods' },
      'mood-fussy': { one: 'Fussy Mood', many: 'Fussy Moods' },
      'mood-needy': { one: 'Needy Mood', many: 'Needy Moods' },
    },
    rows: {
      whims: { noun: { one: 'whim', many: 'whims' } },
      moods: { noun: { one: 'mood', many: 'moods' } },
    },
    zones: {
      whims: { yours: 'from the whims', theirs: 'from the whims', the: 'the whims' },
      whimsOut: { yours: 'from the open whims', theirs: 'from the open whims', the: 'the open whims' },
      hushed: {
        yours: 'from your hushed cards',
        theirs: 'from the hushed cards',
        the: 'your hushed cards',
        their: 'their hushed cards',
      },
      clutched: {
        yours: 'from your clutched cards',
        theirs: 'from the clutched cards',
        the: 'your clutched cards',
        their: 'their clutched cards',
      },
      moods: { yours: 'from your moods', theirs: 'from the moods', the: 'your moods', their: 'their moods' },
      moodBox: { yours: 'from the box of moods', theirs: 'from the box of moods', the: 'the box of moods' },
    },
    sources: {
      whims: () => ({ at: 'among the whims', from: 'from the whims', noun: { one: 'whim', many: 'whims' } }),
      hushed: () => ({ at: 'among your hushed cards', from: 'from your hushed cards' }),
      clutched: () => ({ at: 'among your clutched cards', from: 'from your clutched cards' }),
      whimsOut: () => ({
        at: 'among the open whims',
        from: 'from the open whims',
        noun: { one: 'whim', many: 'whims' },
      }),
    },
    effects: {
      'magpie.perches': 'the Magpie perches in the space of the Meadow that the die shows and takes its card',
    },
  },
  es: {
    automas: { magpie: { one: 'Urraca', many: 'Urracas', gender: 'f' } },
    scores: { shine: 'Cartas brillantes' },
    pieces: { magpie: { one: 'Urraca', many: 'Urracas', gender: 'f' } },
    marks: { feather: { one: 'pluma', many: 'plumas', gender: 'f' } },
    places: {
      'whim-visit': capricho('visita'),
      'whim-errand': capricho('recado'),
      'whim-medal': capricho('medalla'),
      'whim-perch': capricho('percha'),
      'whim-nest': capricho('nido'),
      'whim-glean': capricho('rebusca'),
      'whim-hush': capricho('silencio'),
      'whim-picnic': capricho('merienda'),
      'whim-snare': capricho('lazo'),
      'whim-raid': capricho('asalto'),
      'whim-borrow': capricho('préstamo'),
      'mood-haughty': humor('altivo'),
      'mood-frosty': humor('gélido'),
      'mood-grabby': humor('acaparador'),
      'mood-picky': humor('exigente'),
      'mood-nosy': humor('curioso'),
      'mood-shy': { one: 'Humor tímido', many: 'Humores tímidos', gender: 'm' },
      'mood-fussy': { one: 'Humor quisquilloso', many: 'Humores quisquillosos', gender: 'm' },
      'mood-needy': { one: 'Humor necesitado', many: 'Humores necesitados', gender: 'm' },
    },
    rows: {
      whims: { noun: { one: 'capricho', many: 'caprichos', gender: 'm' } },
      moods: { noun: { one: 'humor', many: 'humores', gender: 'm' } },
    },
    zones: {
      whims: { yours: 'de los caprichos', theirs: 'de los caprichos', the: 'los caprichos' },
      whimsOut: {
        yours: 'de los caprichos abiertos',
        theirs: 'de los caprichos abiertos',
        the: 'los caprichos abiertos',
      },
      hushed: {
        yours: 'de tus cartas en silencio',
        theirs: 'de las cartas en silencio',
        the: 'tus cartas en silencio',
        their: 'sus cartas en silencio',
      },
      clutched: {
        yours: 'de tus cartas agarradas',
        theirs: 'de las cartas agarradas',
        the: 'tus cartas agarradas',
        their: 'sus cartas agarradas',
      },
      moods: { yours: 'de tus humores', theirs: 'de los humores', the: 'tus humores', their: 'sus humores' },
      moodBox: { yours: 'de la caja de humores', theirs: 'de la caja de humores', the: 'la caja de humores' },
    },
    sources: {
      whims: () => ({
        at: 'entre los caprichos',
        from: 'de los caprichos',
        noun: { one: 'capricho', many: 'caprichos', gender: 'm' },
      }),
      hushed: () => ({ at: 'entre tus cartas en silencio', from: 'de tus cartas en silencio' }),
      clutched: () => ({ at: 'entre tus cartas agarradas', from: 'de tus cartas agarradas' }),
      whimsOut: () => ({
        at: 'entre los caprichos abiertos',
        from: 'de los caprichos abiertos',
        noun: { one: 'capricho', many: 'caprichos', gender: 'm' },
      }),
    },
    effects: { 'magpie.perches': 'la Urraca se posa en el espacio del Prado que indique el dado y se lleva su carta' },
  },
};
