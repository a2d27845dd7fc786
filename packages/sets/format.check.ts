/** The case itself cannot be run: the message names the field. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
}

/** The case speaks of something that is not in this game; where a refusal is expected, that is one. */
export class NotInGame extends CaseError {
  readonly id: unknown;
  constructor(path: string, kind: string, id: unknown) {
    super(`${path}: there is no ${kind} ${show(id)} in this game`);
    this.id = id;
  }
}

/** The position cannot be built; the message names the field. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}

export function refuse(path: string, what: string): never {
  throw new PositionError(`${path}: ${what}`);
}

export const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Fields of the format for modules that are not built; they may be listed as long as they say nothing. */
const OF_OTHER_MODULES: readonly string[] = `
  visitors golden ticket reservation power powerTokens powerStored powerStack discoveries expedition expeditionPaid
  bigCritter bigCritterAt privateForest on station trainTiles bagTop visitorStacks visitorsUp market garland weather
  weatherRevealed area mapTiles discoveryTop nightweave powers pigsStack axolotlTokens ratsMarker spidersFigure
`.split(/\s+/);

/** Says nothing, as fields and facts of modules that are not in play must. */
export function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === 0 || value === false) return true;
  if (value === 'none' || value === 'home') return true;
  return typeof value === 'object' && Object.values(value).every(saysNothing);
}

/** An object with no other fields than these; what belongs to modules that are not in play must say nothing. */
export function asObject(
  value: unknown,
  path: string,
  allowed: readonly string[],
  absent: readonly string[] = [],
): Record<string, unknown> {
  const fields = asMap(value, path);
  for (const key of Object.keys(fields)) {
    if (allowed.includes(key)) continue;
    if (!OF_OTHER_MODULES.includes(key) && !absent.includes(key)) refuse(`${path}.${key}`, 'no such field');
    if (!saysNothing(fields[key])) refuse(`${path}.${key}`, 'belongs to a module not in play');
  }
  return fields;
}

export function asMap(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(path, `must be an object, not ${show(value)}`);
  return value as Record<string, unknown>;
}

export function asList(value: unknown, path: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) refuse(path, `must be a list, not ${show(value)}`);
  return value as unknown[];
}

export function asText(value: unknown, path: string): string {
  if (typeof value !== 'string') refuse(path, `must be an id, not ${show(value)}`);
  return value;
}

export function asCount(value: unknown, path: string): number {
  if (value === undefined || value === null) return 0;
  if (!Number.isInteger(value) || (value as number) < 0)
    refuse(path, `must be a whole number from 0 on, not ${show(value)}`);
  return value as number;
}

export function asNumberIn(value: unknown, path: string, from: number, to: number): number {
  if (!Number.isInteger(value) || (value as number) < from || (value as number) > to)
    refuse(path, `must be a whole number from ${from} to ${to}, not ${show(value)}`);
  return value as number;
}

export function asFlag(value: unknown, path: string): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') refuse(path, `must be true or false, not ${show(value)}`);
  return value;
}
