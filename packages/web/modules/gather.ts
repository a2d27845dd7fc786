import type { ModuleWords } from './moduleWords.ts';

type ById<T> = Readonly<Record<string, T | undefined>>;

/** All tables as one; ids of modules are never the same. The words use this file too, so it must be in the first script. */
export function merge<T>(tables: readonly (ById<T> | undefined)[]): ById<T> {
  return Object.assign({}, ...tables) as ById<T>;
}

type OfAll = Readonly<Record<string, ModuleWords>>;
/** What is found by an id of its own. */
type Kind = Exclude<keyof ModuleWords, 'about' | 'alone' | 'help' | 'own' | 'stronger'>;

/** What all modules say of one kind, by id. */
export function gather<K extends Kind>(modules: OfAll, kind: K): NonNullable<ModuleWords[K]> {
  return merge(Object.values(modules).map((words): ById<unknown> | undefined => words[kind])) as NonNullable<
    ModuleWords[K]
  >;
}

/** What each module says of one thing, by its id. */
export function byModule<K extends 'about' | 'help' | 'stronger'>(
  modules: OfAll,
  thing: K,
): ById<NonNullable<ModuleWords[K]>> {
  const entries = Object.entries(modules).map(([id, words]) => [id, words[thing]]);
  return Object.fromEntries(entries) as ById<NonNullable<ModuleWords[K]>>;
}

/** How playing alone is told: by everybody one can play against. */
export function aloneWith(modules: OfAll): string {
  return Object.values(modules)
    .flatMap(({ alone }) => alone ?? [])
    .join(' ');
}
