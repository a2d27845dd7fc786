import { MEADOW_SPACE, MEADOW_SPACES, WORKER, type Holder, type OptionValue } from '@everdell/engine';
import { asCount, asList, asNumberIn, asObject, asText, refuse } from './check.ts';
import { CLEARINGS, clearingNamed } from './given.ts';
import { hasPearlbrook, layPearls, PEARLBROOK_RUGWORT_FIELDS } from './pearlbrook.ts';
import { layCity, layEvents } from './seats.ts';
import { placeNamed, type Deployed, type Table } from './table.ts';

const FIELDS = [
  'year',
  'variants',
  'city',
  'points',
  'forestWorker',
  'basicWorker',
  'meadowWorkers',
  'events',
  'journey',
  'lastRoll',
  ...PEARLBROOK_RUGWORT_FIELDS,
] as const;

type Fields = Readonly<Record<string, unknown>>;

export function rugwortFields(given: unknown): Fields {
  return asObject(given ?? {}, 'rugwort', FIELDS);
}

/** Year and variants are options of the game, not part of the position. */
export function rugwortOptions(fields: Fields): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  if (fields['year'] !== undefined) options['rugwort.year'] = asNumberIn(fields['year'], 'rugwort.year', 1, 3);
  if (fields['variants'] !== undefined)
    options['rugwort.variants'] = asList(fields['variants'], 'rugwort.variants').map((id, i) =>
      asText(id, `rugwort.variants[${i}]`),
    );
  return options;
}

/** The clearing his worker stands on, -1 for none; when nothing is said it stands where a game of him begins. */
export function rugwortClearing(fields: Fields): number {
  const at = fields['forestWorker'];
  if (at === null || fields['journey']) return -1;
  if (at === undefined) return 0; // R-RUG-04
  const clearing = clearingNamed(at);
  if (clearing < 0) refuse('rugwort.forestWorker', `must be null or one of ${CLEARINGS.join(', ')}`);
  return clearing;
}

/** His city and Events, before the boards are laid out. */
export function layRugwort(t: Table, fields: Fields, deployed: Deployed): void {
  const seat = t.g.humans;
  const me = t.s.seats[seat];
  me.season = t.s.seats[0].season;
  me.points = asCount(fields['points'], 'rugwort.points');
  if (hasPearlbrook(t)) layPearls(t, seat, fields, 'rugwort', deployed);
  layCity(t, seat, fields['city'], 'rugwort.city', deployed);
  layEvents(t, seat, fields['events'], 'rugwort.events', deployed);
  for (const space of asList(fields['meadowWorkers'], 'rugwort.meadowWorkers'))
    t.s.meadow[asNumberIn(space, 'rugwort.meadowWorkers', 1, MEADOW_SPACES) - 1] = MEADOW_SPACE.shut;
  if (fields['lastRoll'] !== undefined && fields['lastRoll'] !== null)
    (t.s.slices as { rugwort: { lastRoll: number } }).rugwort.lastRoll = asNumberIn(
      fields['lastRoll'],
      'rugwort.lastRoll',
      0,
      8,
    );
}

/** His two workers, once the Forest is laid out: the Forest worker (or Journey worker) and the Basic one. */
export function layRugwortWorkers(t: Table, fields: Fields): void {
  const at = rugwortClearing(fields);
  const onCard = at < 0 ? WORKER.gone : t.s.rows[t.g.rowIx.forest][at];
  if (at >= 0 && onCard < 0) refuse('rugwort.forestWorker', 'there is no Forest card on this clearing');
  const basic = fields['basicWorker'] ?? null;
  t.s.seats[t.g.humans].workers = [
    journeySpace(t, fields['journey']) ?? onCard,
    basic === null ? WORKER.gone : placeNamed(t, basic, 'rugwort.basicWorker', 'basic'),
  ];
}

function journeySpace(t: Table, given: unknown): Holder | null {
  const value: unknown = Array.isArray(given) ? given[0] : given;
  if (value === undefined || value === null || value === 0) return null;
  return placeNamed(t, `journey-${asNumberIn(value, 'rugwort.journey', 2, 5)}`, 'rugwort.journey', 'journey');
}
