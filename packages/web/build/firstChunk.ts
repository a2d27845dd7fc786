/** What the bundler tells of a module. */
interface Told {
  readonly isEntry: boolean;
  /** Who needs it at once. */
  readonly importers: readonly string[];
}

interface Telling {
  getModuleInfo(id: string): Told | null;
}

/**
 * Everything that the page needs at once goes into one file: the bundler by itself makes a file of each part that later
 * ones need as well, and on a slow line many small files take longer than a large one.
 */
export const firstChunk = {
  name: (id: string, modules: Telling): string | null => (isNeededAtOnce(id, modules) ? 'first' : null),
};

function isNeededAtOnce(id: string, modules: Telling): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    const { isEntry = false, importers = [] } = modules.getModuleInfo(each) ?? {};
    if (isEntry) return true;
    for (const importer of importers) seen.add(importer);
  }
  return false;
}
