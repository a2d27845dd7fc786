import type { Resource } from './resources.ts';
import type { CardDef } from './defs.ts';
import type { Design } from './rules.ts';

/**
 * What an occupied token on a Construction must be to bring a Critter in: a normal one, or a resource such as a Golden token
 * (R-NEW-32, R-NEW-33, OQ-26, OQ-99), or either.
 */
export const DOOR = { none: 0, normal: 1, golden: 2, either: 3 } as const;

/** Of a pair that fits: one of the two cards is enough to ask for such a resource. */
export function doorOf(construction: CardDef, critter: CardDef): number {
  if (tokenOf(construction, critter) === undefined) return DOOR.normal;
  return construction.opens?.whateverToken ? DOOR.either : DOOR.golden;
}

function tokenOf(construction: CardDef, critter: CardDef): Resource | undefined {
  return critter.token ?? construction.token;
}

/** The resource that the token is where the pair asks for one; -1 = none. */
export function tokenAt(construction: Design, critter: Design): number {
  return critter.token < 0 ? construction.token : critter.token;
}

/** What may be used on the Construction for the Critter: the resource that the token is, -1 = a normal one. */
export function tokensAt(construction: Design, critter: Design): readonly number[] {
  const how = construction.opens?.[critter.ix] ?? DOOR.none;
  const normal = (how & DOOR.normal) > 0 ? [-1] : [];
  return (how & DOOR.golden) > 0 ? [...normal, tokenAt(construction, critter)] : normal;
}

/** The resource that was spent as a token on the Construction; -1 = it was a normal one. */
export function tokenSpent(construction: Design, critter: Design, spend: readonly number[]): number {
  const how = construction.opens?.[critter.ix] ?? DOOR.none;
  const token = tokenAt(construction, critter);
  if (how === DOOR.golden) return token;
  return how === DOOR.either && spend[token] > 0 ? token : -1;
}
