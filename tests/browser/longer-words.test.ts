import { describe, expect, test } from 'vitest';
import { looker } from '../test-support/browser/layout/lookAt.ts';
import { everyLook, isAll, type Look } from '../test-support/browser/layout/looks.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { startLongerSite } from '../test-support/longer/site.ts';

/**
 * Words that are 40 % longer find room: the layout's rules hold in a client that is built with such words, its own and those
 * of the game. English ones are made longer, for which the table is drawn: Spanish is longer as it is. A sample by default;
 * `npm run check:layout` looks at every size.
 */

const lookAt = looker(visitsToSite(startLongerSite));

const SAMPLE: readonly Look[] = [
  ['all', 6, '1440x900', 'en'],
  ['all', 4, '820x1180', 'en'],
  ['all', 4, '390x844', 'en'],
];
const ALL = [...everyLook(['none', 'all'], [2, 4, 6]), ...everyLook(['nightweave'], [1])].filter(
  ([, , , lang]) => lang === 'en',
);

describe.each(isAll ? ALL : SAMPLE)('longer, with %s for %i at %s in %s', (...look) => {
  test('acceptance 7: everything is whole and in its place', { timeout: 120_000 }, async () => {
    expect(await lookAt(look)).toEqual([]);
  });
});
