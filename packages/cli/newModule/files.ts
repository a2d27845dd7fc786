import type { Names } from './names.ts';

/** Contents by path, from the folder of the project. */
export type Files = Readonly<Record<string, string>>;

/** All files of its own that a module starts with: one card, one Forest card, what both are called and look like. */
export function filesOf(names: Names): Files {
  const { id } = names;
  return {
    [`packages/sets/${id}/module.ts`]: moduleFile(names),
    [`packages/sets/${id}/cards.ts`]: cardsFile(names),
    [`packages/sets/${id}/forest.ts`]: forestFile(names),
    [`packages/sets/${id}/text.ts`]: textFile(),
    [`packages/sets/${id}/text.en.ts`]: englishFile(names),
    [`packages/sets/${id}/text.es.ts`]: spanishFile(names),
    [`packages/sets/${id}/format.ts`]: formatFile(names),
    [`packages/art/modules/${id}/index.ts`]: artFile(names),
    [`packages/art/modules/${id}/recipes.ts`]: recipesFile(names),
    [`packages/web/modules/${id}/index.ts`]: lookFile(names),
    [`packages/web/modules/${id}/en.ts`]: clientEnglishFile(names),
    [`packages/web/modules/${id}/es.ts`]: clientSpanishFile(names),
    [`tests/${id}.test.ts`]: testFile(names),
  };
}

const moduleFile = ({ id, camel, title }: Names): string => `import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { forest } from './forest.ts';
import { text } from './text.ts';

/** ${title}: a card and a Forest card to begin with. */
export const ${camel}: Module = {
  id: '${id}',
  needs: ['base'],
  cards,
  places: forest,
  text,
};
`;

const cardsFile = ({ id }: Names): string => `import type { CardDef } from '@everdell/engine';

export const cards = {
  '${id}-stall': {
    kind: 'construction',
    colour: 'green',
    rarity: 'common',
    copies: 2,
    cost: { twig: 1, resin: 1 },
    points: 1,
    opens: { cards: ['shopkeeper'] },
    production: {
      do: 'option',
      choices: [
        { id: 'berry', then: { do: 'gain', what: { berry: 1 } } },
        { id: 'cards', then: { do: 'draw', n: 1 } },
      ],
    },
  },
} as const satisfies Record<string, CardDef>;
`;

const forestFile = ({ id }: Names): string => `import type { TileDef } from '@everdell/engine';

export const forest = {
  '${id}-glade': {
    row: 'forest',
    visit: { spots: 1, extraSpotFrom: 4, onePerSeat: true, effect: { do: 'gain', what: { resin: 1, pebble: 1 } } },
  },
} as const satisfies Record<string, TileDef>;
`;

const textFile = (): string => `import type { ModuleText, ModuleTexts, Noun } from '@everdell/engine';
import type { cards } from './cards.ts';
import type { forest } from './forest.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';

/** Content without a name does not compile. */
function textOf(name: string, names: typeof en.names): ModuleText {
  const named: Record<keyof typeof cards, Noun> = names.cards;
  const places: Record<keyof typeof forest, Noun> = names.forest;
  return { name, cards: named, places };
}

export const text: ModuleTexts = {
  en: textOf(en.name, en.names),
  es: textOf(es.name, es.names),
};
`;

const englishFile = ({ id, title }: Names): string => `export const name = '${title}';

export const names = {
  cards: {
    '${id}-stall': {
      one: '${title} Stall',
      many: '${title} Stalls',
    },
  },
  forest: {
    '${id}-glade': {
      one: '${title} Glade',
      many: '${title} Glades',
    },
  },
};
`;

const spanishFile = ({ id, title }: Names): string => `import type { Gendered } from '@everdell/engine';
import type * as en from './text.en.ts';

export const name = '${title}';

export const names = {
  cards: {
    '${id}-stall': {
      one: 'Puesto de ${title}',
      many: 'Puestos de ${title}',
      gender: 'm',
    },
  },
  forest: {
    '${id}-glade': {
      one: 'Claro de ${title}',
      many: 'Claros de ${title}',
      gender: 'm',
    },
  },
} satisfies Gendered<typeof en.names>;
`;

const formatFile = ({ id, title }: Names): string => `import type { Format } from '../format.ts';

/** What the ${title} Stall offers. */
export const format: Format = {
  id: '${id}',
  answers: {
    words: { berry: ['berries'], cards: ['draw'] },
  },
};
`;

const artFile = ({ id, camel }: Names): string => `import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const ${camel} = {
  recipes,
  icons: {
    'set-${id}': \`<path d="M3 10L5 4H19L21 10V20H3Z" fill="currentColor"/><path d="M6 12H18V17H6Z" fill="\${KNOCK}"/>\`,
  },
};
`;

const recipesFile = ({ id }: Names): string => `import type { Recipe } from '../../vignette.ts';

export const recipes = {
  '${id}-stall': {
    ground: 'village',
    site: { form: 'store', palette: 'teal', s: 0.74 },
    front: [
      { thing: 'basket', x: ${30 + spread(id, 20)}, y: 98, s: 0.4 },
      { thing: 'card', x: 124, y: 98, s: 0.6 },
    ],
  },
  '${id}-glade': {
    ground: 'forest',
    front: [
      { thing: 'resinDrop', x: ${50 + spread(id, 20)}, y: 92, s: 1 },
      { thing: 'flowerBush', x: 108, y: 96, s: 0.6 },
    ],
  },
} satisfies Readonly<Record<string, Recipe>>;
`;

/** No two pictures may be the same, those of two new modules neither. */
function spread(id: string, most: number): number {
  return id.split('').reduce((sum, letter, i) => sum + letter.charCodeAt(0) * (i + 1), 0) % most;
}

const lookFile = ({ id, camel }: Names): string => `import type { ModuleLook } from '../look.ts';

export const ${camel}: ModuleLook = { mark: 'set-${id}' };
`;

const clientEnglishFile = ({ camel, title }: Names): string => `import type { ModuleWords } from '../moduleWords.ts';

export const ${camel} = {
  about: 'A card and a Forest location of ${title}.',
} satisfies ModuleWords;
`;

const clientSpanishFile = ({ camel, title }: Names): string => `import type { ${camel} as english } from './en.ts';

export const ${camel}: typeof english = {
  about: 'Una carta y una ubicación de bosque de ${title}.',
};
`;

const testFile = ({ id }: Names): string => `import { describe, expect, test } from 'vitest';
import { table, type Table, type TableShorthand } from './test-support/table.ts';

const STALL = '${id}-stall';
const GLADE = '${id}-glade';

const withIt = (given: TableShorthand): Table => table({ ...given, modules: ['${id}'] });

describe('${id}', () => {
  test('${id}-stall makes 1 berry or draws 1 card', () => {
    const built = (): Table =>
      withIt({ seats: [{ hand: [STALL], res: { twig: 1, resin: 1 } }], deckTop: ['king'] }).play(STALL);
    expect(built().choose('berry').res(0).berry).toBe(1);
    expect(built().choose('cards').hand(0)).toEqual(['king']);
  });

  test('${id}-glade brings 1 resin and 1 pebble', () => {
    const t = withIt({ forest: [GLADE] }).visit(GLADE);
    expect(t.res(0)).toEqual({ twig: 0, resin: 1, pebble: 1, berry: 0 });
  });
});
`;
