import { gallery } from '@everdell/art';
import { allActs, categoriesOf, registry } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../decide/jump.ts';
import { words as english } from '../words/en/index.ts';
import { words as spanish } from '../words/es/index.ts';
import { SEAT_CRITTERS } from '../play/seats.ts';
import { FAMILIES, PORTRAITS } from './ask.ts';
import { modules as looks } from './index.ts';
import type { ModuleLook } from './look.ts';
import type { ModuleWords } from './moduleWords.ts';

const LANGUAGES = { english, spanish };
const added = registry.filter(({ id }) => id !== 'base');
const keys = (table: object | undefined): readonly string[] => Object.keys(table ?? {});
const pictures = gallery();

it('every module of the game has a look and words, and there is none of another', () => {
  const ids = added.map(({ id }) => id).sort();
  expect(Object.keys(looks).sort()).toEqual(ids);
  expect(Object.keys(english.modules).sort()).toEqual(ids);
  expect(Object.keys(spanish.modules).sort()).toEqual(ids);
});

it('what other sets bring an opponent is said of modules there are, for each value of its option', () => {
  for (const { growth } of Object.values(looks).filter((look) => look !== undefined)) {
    if (growth === undefined) continue;
    const option = added.flatMap(({ options = {} }) => Object.entries(options)).find(([id]) => id === growth.option);
    for (const { id, more } of growth.beside) {
      expect(added.map((module) => module.id)).toContain(id);
      expect(more).toHaveLength(option![1].values.length);
    }
  }
});

it('every letter leads to one part of the table', () => {
  const letters = PARTS.map(({ key }) => key);
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
});

describe.each(added.map((module) => [module.id, module] as const))('the module %s', (id, module) => {
  const look: ModuleLook = looks[id] ?? {};

  it('has every picture of its cover, by day and by night', () => {
    const { scene, cards = [], cast = [] } = look.cover ?? { scene: 'scene-summer' };
    const missing = [scene, `${scene}-night`, ...cards, ...cast].filter((name) => !pictures.has(name));
    expect(missing).toEqual([]);
  });

  it('names nothing that it does not have', () => {
    const rows = new Set<string>(Object.values(module.places ?? {}).map(({ row }) => row));
    const foreign = {
      rows: keys(look.rows).filter((row) => !rows.has(row)),
      lands: (look.lands ?? []).flatMap((land) => land.rows.filter((row) => look.rows?.[row]?.zone !== land.name)),
      marks: keys(look.marks).filter((name) => !(module.marks ?? []).some((id) => id === name)),
      figures: keys(look.figures).filter((name) => !keys(module.pieces).includes(name)),
      actions: keys(look.actions).filter((name) => !allActs(module).some(({ id: act }) => act === name)),
      categories: keys(look.categories).filter((name) => !categoriesOf(module).includes(name)),
      events: keys(look.events).filter((name) => !keys(module.eventFields).includes(name)),
      needs: (look.colourNeeds ?? []).filter((name) => !keys(module.vocabulary?.conds).includes(name)),
      automas: keys(look.automas).filter((name) => name !== module.automa?.id),
      zones: [
        ...keys(look.kept),
        ...keys(look.weathers),
        ...(look.lands ?? []).flatMap(({ zones = [] }) => zones),
      ].filter((zone) => module.zones?.[zone] === undefined),
      ways: keys(look.passages)
        .flatMap((way) => way.split('>'))
        .filter((name) => name !== '' && module.zones?.[name] === undefined && !rows.has(name)),
      resources: (look.purse ?? []).filter((name) => !(module.resources ?? []).some((id) => id === name)),
    };
    expect(Object.entries(foreign).filter(([, names]) => names.length > 0)).toEqual([]);
  });

  it('has a look for all that it adds', () => {
    const rows = Object.values(module.places ?? {}).map(({ row }): string => row);
    const families = rows.flatMap((row) => look.rows?.[row]?.family ?? []);
    const lacking = {
      figures: keys(module.pieces).filter((name) => look.figures?.[name as never] === undefined),
      actions: allActs(module).flatMap(({ id: act }) => (look.actions?.[act] === undefined ? [act] : [])),
      categories: categoriesOf(module).filter((name) => look.categories?.[name] === undefined),
      families: families.filter((name) => !FAMILIES.includes(name)),
      portrait: module.automa !== undefined && look.automas?.[module.automa.id] === undefined ? [module.automa.id] : [],
    };
    expect(Object.entries(lacking).filter(([, names]) => names.length > 0)).toEqual([]);
  });

  it('has a picture of its pieces for every seat', () => {
    const figures = Object.values(look.figures ?? {}).filter((figure) => figure !== undefined);
    const wanted = figures.flatMap(({ picture, fades }) =>
      [...SEAT_CRITTERS, ...PORTRAITS].flatMap((seat) => [
        `${picture}-${seat}`,
        ...(fades ? [] : [`${picture}-ghost-${seat}`]),
      ]),
    );
    expect(wanted.filter((name) => !pictures.has(name))).toEqual([]);
  });

  it.each(Object.entries(LANGUAGES))('has %s words for what it shows', (_, { modules }) => {
    const words = (modules as Readonly<Record<string, ModuleWords>>)[id];
    const lacking = {
      about: module.automa === undefined && words.about === undefined ? ['about'] : [],
      alone: module.automa !== undefined && words.alone === undefined ? ['alone'] : [],
      rows: keys(look.rows).filter((row) => words.rows?.[row] === undefined),
      zones: (look.lands ?? []).flatMap(({ name }) =>
        words.zones?.[name] === undefined || words.zoneTitles?.[name] === undefined ? [name] : [],
      ),
      kept: [...keys(look.kept), ...keys(look.weathers)].filter((zone) => words.keeps?.[zone] === undefined),
      clashes: (look.clashes ?? []).filter(({ why }) => words.clashes?.[why] === undefined),
      figures: keys(look.figures).filter((name) => words.figures?.[name] === undefined),
      families: keys(look.families).filter((name) => words.families?.[name] === undefined),
      actions: keys(look.actions).filter(
        (name) =>
          words.tabs?.[name] === undefined ||
          words.verbs?.[name] === undefined ||
          words.modes?.[`act-${name}`] === undefined,
      ),
    };
    expect(Object.entries(lacking).filter(([, names]) => names.length > 0)).toEqual([]);
  });
});
