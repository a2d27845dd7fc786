import { describe, expect, test } from 'vitest';
import { looker } from '../test-support/browser/layout/lookAt.ts';
import { AGAINST, everyLook, isAll, SEATS, SETS, type Look } from '../test-support/browser/layout/looks.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/**
 * Nothing on the table is cut, covered, outside of its region, too small to press or scrolled, whatever lies there. A sample
 * by default; `npm run check:layout` looks at every combination.
 */

const lookAt = looker(visitsToSite());

const SAMPLE: readonly Look[] = [
  ['none', 2, '1440x900', 'en'],
  ['none', 4, '1024x768', 'es'],
  ['all', 6, '1440x900', 'es'],
  ['all', 2, '1366x768', 'en'],
  ['all', 4, '1280x720', 'en'],
  ['all', 4, '1920x1080', 'es'],
  ['all', 6, '1024x768', 'en'],
  ['all', 4, '820x1180', 'es'],
  ['all', 6, '390x844', 'es'],
  ['all', 2, '844x390', 'en'],
  ['newleaf', 4, '820x1180', 'es'],
  ['spirecrest', 6, '1024x768', 'es'],
  ['nightweave', 1, '1366x768', 'es'],
  ['nightweave', 1, '390x844', 'en'],
];

const ALL: readonly Look[] = [...everyLook(Object.keys(SETS), SEATS), ...everyLook(Object.keys(AGAINST), [1, 2])];

describe.each(isAll ? ALL : SAMPLE)('with %s for %i at %s in %s', (...look) => {
  test('acceptance 1: everything is whole and in its place', { timeout: 120_000 }, async () => {
    expect(await lookAt(look)).toEqual([]);
  });
});
