import { registry } from '@everdell/game';

/** A component that the common vocabulary of effects does not suffice for. */
export interface CodedRow {
  readonly id: string;
  readonly set: string;
  /** What it does by code of its module. */
  readonly verbs: readonly string[];
}

export interface Coded {
  /** Cards, or all components. */
  readonly of: number;
  readonly coded: readonly CodedRow[];
}

/** Cards, and locations, Events and other places, that use a verb which their module brings as code. */
export function codedContent(): { readonly cards: Coded; readonly places: Coded } {
  const own = new Set(['code', ...registry.flatMap((m) => Object.keys(m.ops ?? {}))]);
  const among = (kind: 'cards' | 'places'): Coded => {
    const all = registry.flatMap((m) => Object.entries(m[kind] ?? {}).map(([id, def]) => ({ id, set: m.id, def })));
    const rows = all.map(({ id, set, def }) => ({ id, set, verbs: [...verbsIn(def)].filter((verb) => own.has(verb)) }));
    return { of: all.length, coded: rows.filter(({ verbs }) => verbs.length > 0) };
  };
  return { cards: among('cards'), places: among('places') };
}

function verbsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  if ('do' in part && typeof part.do === 'string') found.add(part.do);
  for (const inner of Object.values(part)) verbsIn(inner, found);
  return found;
}
