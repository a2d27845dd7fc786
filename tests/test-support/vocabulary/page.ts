/** The table of the whole vocabulary: what each word says, who uses it, and how it reads. */
import { wordShapes, type Module } from '@everdell/engine';
import { bridges, createGame, registry, textOf, type Game, type Lang } from '@everdell/game';
import { almanac } from '../madeUp/almanac.ts';
import { voyage } from '../madeUp/voyage.ts';
import { bazaar } from '../madeUp/bazaar.ts';
import { gameWith } from '../madeUp/game.ts';
import { magpie } from '../madeUp/magpie.ts';
import { madeUp } from '../madeUp/module.ts';
import { revel } from '../madeUp/revel.ts';
import { membersOf, mergedInto, type Declared } from './declared.ts';
import { usesOf, usesOfBridge, type Kind, type Use } from './uses.ts';

const NAMES = 'packages/engine/effects/names.ts';
const TYPES = 'packages/engine/effects/types.ts';
const MADE_UP: readonly Module[] = [madeUp, almanac, bazaar, magpie, revel, voyage];

export interface Word extends Declared {
  readonly kind: Kind;
  /** The module that brings it; absent = the engine. */
  readonly module?: string;
  /** Ids of the modules that use it, made-up ones last. */
  readonly users: readonly string[];
  /** The shortest text in which it stands, in each language. */
  readonly sample?: Readonly<Record<Lang, string>>;
}

interface Section {
  readonly kind: Kind;
  readonly title: string;
  readonly declared: readonly (Declared & { readonly module?: string })[];
}

function made(of: Readonly<Record<string, object>>): readonly Declared[] {
  return Object.entries(of).map(([name, fields]) => ({
    name,
    about: '',
    type: `{ ${Object.keys(fields).join(', ')} }`,
  }));
}

const sections: readonly Section[] = [
  {
    kind: 'op',
    title: 'Ops',
    declared: [...membersOf(TYPES, 'Ops', '// Steps of the procedures'), ...mergedInto('Ops')],
  },
  { kind: 'filter', title: 'Filters', declared: [...membersOf(NAMES, 'Filters'), ...mergedInto('Filters')] },
  {
    kind: 'amount',
    title: 'Amounts',
    declared: [...membersOf(TYPES, 'Amounts'), ...made(wordShapes.composedAmounts), ...mergedInto('Amounts')],
  },
  {
    kind: 'condition',
    title: 'Conditions',
    declared: [...membersOf(TYPES, 'Conds'), ...made(wordShapes.composedConds), ...mergedInto('Conds')],
  },
  {
    kind: 'rule',
    title: 'Standing rules',
    declared: membersOf('packages/engine/content/standing.ts', 'StandingRules'),
  },
  {
    kind: 'happening',
    title: 'Happenings',
    declared: [...membersOf(NAMES, 'Stages'), ...membersOf(NAMES, 'Happenings'), ...mergedInto('Happenings')],
  },
  { kind: 'zone', title: 'Fields of a zone', declared: membersOf('packages/engine/content/defs.ts', 'ZoneDef') },
];

/** Every word of the engine and of the modules. */
export function vocabulary(): readonly Word[] {
  const all = [...registry, ...MADE_UP];
  const uses = [...all.flatMap((m) => usesOf(m, all)), ...bridges.flatMap((bridge) => usesOfBridge(bridge, all))];
  return sections.flatMap(({ kind, declared }) =>
    declared.map((word) => {
      const own = uses.filter((use) => use.kind === kind && use.word === word.name);
      return { ...word, kind, users: [...new Set(own.map(({ module }) => module))], sample: sampleOf(own) };
    }),
  );
}

const games = new Map<string, Game>();

function gameOf(id: string): Game {
  const made = MADE_UP.find((m) => m.id === id);
  const module = made ?? registry.find((m) => m.id === id)!;
  const players = module.players?.[0] ?? 2;
  const game =
    games.get(id) ??
    (made === undefined
      ? createGame({ players, modules: id === 'base' ? [] : [id] })
      : gameWith([registry[0], made], players));
  games.set(id, game);
  return game;
}

function linesOf({ module, card, tile }: Use, lang: Lang): string {
  const text = textOf(gameOf(module), lang);
  const lines = card === undefined ? text.placeLines(tile!) : text.cardLines(card);
  return lines.length === 0 ? '' : `${text.name(card ?? tile!)}: ${lines.join(' ')}`;
}

/** Released texts come before made-up ones. */
function sampleOf(uses: readonly Use[]): Word['sample'] {
  const told = uses.filter(({ card, tile }) => card !== undefined || tile !== undefined);
  const released = told.filter(({ module }) => registry.some((m) => m.id === module));
  const samples = (released.length > 0 ? released : told)
    .map((use) => ({ use, en: linesOf(use, 'en') }))
    .filter(({ en }) => en !== '')
    .sort((a, b) => a.en.length - b.en.length);
  return samples.length === 0 ? undefined : { en: samples[0].en, es: linesOf(samples[0].use, 'es') };
}

/** docs/vocabulary.md. */
export function vocabularyPage(): string {
  const words = vocabulary();
  return `${INTRODUCTION}\n${sections
    .map(({ kind, title }) =>
      sectionText(
        title,
        words.filter((word) => word.kind === kind),
      ),
    )
    .join('\n')}`;
}

const INTRODUCTION = `# The vocabulary

Every word in which content is written, with what its type says of it, who uses it, and the shortest text in which it stands. What the
fields of an op mean is told in \`packages/engine/effects/types.ts\`; how to add a word, in [adding-content.md](adding-content.md).
Modules that end in (made up) are those of \`tests/test-support/madeUp\`. This page is written by \`tests/vocabulary.test.ts\` with
\`UPDATE_GOLDEN=1\`, which also fails for a word that nothing uses.
`;

function sectionText(title: string, words: readonly Word[]): string {
  const spoken = words.some(({ sample }) => sample !== undefined);
  const head = ['word', 'what it says', 'used by', ...(spoken ? ['reads', 'se lee'] : [])];
  const rows = words.map((word) => [
    `\`${word.name}\`${word.module === undefined ? '' : ` (${word.module})`}`,
    [word.about, `\`${word.type}\``].filter((part) => part !== '').join(' '),
    word.users.length === 0 ? '**nothing**' : word.users.map(userName).join(', '),
    ...(spoken ? [word.sample?.en ?? '', word.sample?.es ?? ''] : []),
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
  return `## ${title}\n\n${lines.join('\n')}\n`;
}

const userName = (id: string): string => (MADE_UP.some((m) => m.id === id) ? `${id} (made up)` : id);
const cell = (text: string): string => text.replaceAll('|', '\\|');
