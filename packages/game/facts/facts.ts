import { fingerprint, type CardDef, type Facts, type Module, type FactWords, type TileDef } from '@everdell/engine';
import { SetupError } from '../setupError.ts';
import { plainData } from './plainData.ts';

/** Figures that nobody knows for certain, and what somebody who owns the cards says of them. */

/** A card or tile that may be corrected. */
export interface Doubtful {
  readonly module: string;
  readonly id: string;
  readonly def: CardDef | TileDef;
  /** Which of its fields. */
  readonly fields: readonly string[];
  /** Absent = in the words of definitions. */
  readonly telling?: FactWords;
}

/** More than there will ever be of them. */
const MOST = 400;

/** All that is reconstructed in these modules, as it stands. */
export function doubtful(modules: readonly Module[]): readonly Doubtful[] {
  return modules.flatMap(({ id: module, facts, cards = {}, places = {} }) => {
    if (facts === undefined) return [];
    const found: Doubtful[] = [];
    for (const [id, def] of Object.entries(cards))
      if (def.reconstructed && facts.cards !== undefined) found.push({ module, id, def, fields: facts.cards });
    for (const [id, def] of Object.entries(places)) {
      const telling = facts.told?.[def.row];
      const fields = telling?.fields ?? facts.places?.[def.row];
      if (def.reconstructed && fields !== undefined)
        found.push({ module, id, def, fields, ...(telling && { telling }) });
    }
    return found;
  });
}

/** Of these facts those that are about something of the modules; undefined = none. */
export function factsFor(modules: readonly Module[], facts: Facts): Facts | undefined {
  const known = doubtful(modules).filter(({ id }) => Object.hasOwn(facts, id));
  return known.length === 0 ? undefined : Object.fromEntries(known.map(({ id }) => [id, facts[id]]));
}

/**
 * Facts that nobody has looked at yet: plain data about what may be corrected, in an order of its own. What the words in them
 * mean is checked when a game is made of them.
 */
export function checkFacts(modules: readonly Module[], given: unknown): Facts | undefined {
  if (given === undefined) return undefined;
  const facts = plainData(given, 'facts');
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts))
    throw new SetupError('facts: must be an object');
  const ids = Object.keys(facts);
  if (ids.length > MOST) throw new SetupError(`facts: are about more than ${MOST} cards and tiles`);
  const open = new Map(doubtful(modules).map((entry) => [entry.id, entry]));
  for (const id of ids) checkFact(open.get(id), (facts as Facts)[id], `facts.${id}`);
  return ids.length === 0 ? undefined : Object.fromEntries(ids.sort().map((id) => [id, (facts as Facts)[id]]));
}

function checkFact(entry: Doubtful | undefined, fact: unknown, path: string): void {
  if (entry === undefined) throw new SetupError(`${path}: no module of the game has anything of that name to correct`);
  if (typeof fact !== 'object' || fact === null || Array.isArray(fact))
    throw new SetupError(`${path}: must be an object with the fields that differ`);
  const wrong = Object.keys(fact).find((field) => !entry.fields.includes(field));
  if (wrong !== undefined)
    throw new SetupError(`${path}.${wrong}: is not to be corrected; these are: ${entry.fields.join(', ')}`);
  const why = entry.telling?.whyNot(entry.id, fact as Facts[string]) ?? null;
  if (why !== null) throw new SetupError(`${path}.${why}`);
}

/** The modules with what is known now. */
export function corrected(modules: readonly Module[], facts: Facts | undefined): readonly Module[] {
  if (facts === undefined) return modules;
  return modules.map((m) => {
    const told = doubtful([m]).filter(({ id }) => Object.hasOwn(facts, id));
    if (told.length === 0) return m;
    const defs = Object.fromEntries(told.map((entry) => [entry.id, known(entry, facts[entry.id])]));
    return {
      ...m,
      ...(m.cards && { cards: { ...m.cards, ...only(defs, m.cards) } }),
      ...(m.places && { places: { ...m.places, ...only(defs, m.places) } }),
      ...(m.text && { text: { ...m.text, overrides: { ...m.text.overrides, ...textsOf(told, facts, defs) } } }),
    };
  });
}

function only<T>(
  defs: Readonly<Record<string, CardDef | TileDef>>,
  of: Readonly<Record<string, T>>,
): Record<string, T> {
  return Object.fromEntries(Object.entries(defs).filter(([id]) => Object.hasOwn(of, id))) as Record<string, T>;
}

/** What has a language of its own is told in it; the rest is written from its definition. */
function textsOf(told: readonly Doubtful[], facts: Facts, defs: Readonly<Record<string, CardDef | TileDef>>): object {
  return Object.fromEntries(
    told.flatMap(({ id, telling }) =>
      telling === undefined
        ? []
        : [[id, { ...telling.text(id, facts[id]), fingerprint: fingerprint(defs[id]), told: true }]],
    ),
  );
}

/** What was told is not in doubt any more. */
export function known({ id, def, telling }: Doubtful, fact: Facts[string]): CardDef | TileDef {
  const { reconstructed: _, ...rest } = telling === undefined ? { ...def, ...fact } : telling.tile(id, fact);
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)) as CardDef | TileDef;
}
