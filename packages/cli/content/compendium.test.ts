/** `everdell content --json` tells the same figures as the compendium, where that folder lies beside the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registry } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { testWorld } from '../test-support/world.ts';

const folder = fileURLToPath(new URL('../../../../shared/compendium/', import.meta.url));
const present = existsSync(folder);

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Rows = Readonly<Record<string, readonly Row[]>>;

/** Prose, sources and what other modules make of a component. */
const NOT_FIGURES =
  'effect rulings sources confidence fieldConfidence conflicts altNames orderNote soloRugwort nightweave pointsText ' +
  'family onAchieve altCost holds replaces extraSpace name special unknown knownFacts countNote';

/** What is told by texts alone, or about how a thing is known, by kind. */
const NOT_FIGURES_OF: Readonly<Record<string, string>> = {
  discoveryCards:
    'kind timing points scoring cardPlayingAbility storesCards discount usesDeployedWorker gain pay gainByColour mapExtension',
  weatherCards: 'modifier sourced invented',
  mapTiles: 'pointsConfidence unknownFields costEvidence notes',
};

const FILES: Readonly<Record<string, readonly string[]>> = {
  pearlbrook: ['cards', 'specialEvents', 'forest', 'riverDestinations', 'riverSpots', 'adornments', 'wonders'],
  newleaf: ['cards', 'specialEvents', 'forest', 'visitors', 'trainTiles', 'basicEvents'],
  spirecrest: ['discoveryCards', 'weatherCards', 'mapTiles'],
  bellfaire: ['specialEvents', 'forestCards', 'basicEvents', 'garlandAwards', 'marketTokens'],
};

async function listed(): Promise<Rows> {
  const world = testWorld({});
  expect(await run(['content', '--json'], world)).toBe(0);
  return JSON.parse(world.stdout()) as Rows;
}

function figures(row: Row, of: Row, kind = ''): object {
  const left = `${NOT_FIGURES} ${NOT_FIGURES_OF[kind] ?? ''}`.split(' ');
  const told = Object.entries(of).filter(([key, value]) => !left.includes(key) && value !== null);
  return Object.fromEntries(told.map(([key]) => [key, key === 'triggers' ? inOrder(row[key]) : row[key]]));
}

const inOrder = (triggers: unknown): unknown =>
  Array.isArray(triggers) ? (triggers as string[]).slice().sort() : triggers;

/** Packs whose cards stand in one file with those of the base game. */
function packs(): string[] {
  const rows = JSON.parse(readFileSync(`${folder}cards-core.json`, 'utf8')) as readonly Row[];
  return registry.map((m) => m.id).filter((id) => id !== 'base' && rows.some((row) => row['set'] === id));
}

/** A partner in sharing a space that no module brings yet leaves nothing to say about sharing. */
function withoutUnbuilt(row: Row, known: readonly string[]): Row {
  const partners = row['sharesSpaceWith'] as readonly string[];
  if (partners.every((id) => known.includes(id))) return row;
  const { sharesSpaceWith: _with, sharesSpaceRule: _rule, ...rest } = row;
  return rest;
}

/** The groups of powers, as the compendium calls their sets. */
const GROUPS: Readonly<Record<string, string>> = { bellfaire: 'fair', newleaf: 'leaf', mistwood: 'mist' };

describe.skipIf(!present)('content --json against ../shared/compendium (skipped where that folder is missing)', () => {
  const sets = Object.keys(FILES).filter((set) => registry.some((m) => m.id === set));

  test.each(present ? packs() : ['packs'])('%s: the same cards with the same figures', async (set) => {
    const ours = (await listed())['cards'];
    const theirs = JSON.parse(readFileSync(`${folder}cards-core.json`, 'utf8')) as readonly Row[];
    const rows = theirs.filter((row) => row['set'] === set);
    const own = ours.filter((row) => row['set'] === set);
    expect(own.map((row) => row.id).sort()).toEqual(rows.map((row) => row.id).sort());
    const known = ours.map((row) => row.id);
    for (const row of rows.map((each) => withoutUnbuilt(each, known))) {
      const found = own.find(({ id }) => id === row.id)!;
      expect(figures(found, row), row.id).toEqual(figures(row, row));
      for (const key of ['replaces', 'extraSpace'])
        expect(found[key], `${row.id}: ${key}`).toEqual(row[key] ?? found[key]);
    }
  });

  test('player-powers: the same powers with the same figures', async () => {
    const ours = (await listed())['powers'];
    const file = JSON.parse(readFileSync(`${folder}player-powers.json`, 'utf8')) as Rows;
    const told = (row: Row): unknown[] =>
      ['id', 'name', 'copies', 'handLimitDelta', 'firstPlayer', 'lastPlayer'].map((key) => row[key] ?? null);
    const theirs = file['powers'].map((row) => [...told(row), GROUPS[row['set'] as string]]);
    const own = ours.map((row) => [...told(row), row['group']]);
    expect(own.sort()).toEqual(theirs.sort());
  });

  test.each(sets)('%s: the same components with the same figures', async (set) => {
    const ours = await listed();
    const file = JSON.parse(readFileSync(`${folder}${set}.json`, 'utf8')) as Rows;
    const theirs: Rows = {
      ...file,
      marketTokens: (file['market'] as unknown as { tokens?: readonly Row[] })?.tokens ?? [],
    };
    for (const kind of FILES[set]) {
      const own = ours[kind === 'forestCards' ? 'forest' : kind].filter((row) => row['set'] === set);
      expect(own.map((row) => row.id).sort(), kind).toEqual(theirs[kind].map((row) => row.id).sort());
      for (const row of theirs[kind])
        expect(
          figures(
            own.find(({ id }) => id === row.id)!,
            row,
            kind,
          ),
          row.id,
        ).toEqual(figures(row, row, kind));
    }
  });
});
