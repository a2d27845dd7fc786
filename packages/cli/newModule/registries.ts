import type { Names } from './names.ts';

/** A file that lists the modules, and what becomes of it with one more. */
export interface Registry {
  readonly path: string;
  add(text: string, names: Names): string;
}

export const registries: readonly Registry[] = [
  {
    path: 'packages/sets/index.ts',
    add: (text, { id, camel }) =>
      exporting(
        listed(importing(text, `import { ${camel} } from './${id}/module.ts';`), 'export const modules = [', camel),
        camel,
      ),
  },
  {
    path: 'packages/sets/formats.ts',
    add: (text, { id, camel }) =>
      listed(
        importing(text, `import { format as ${camel} } from './${id}/format.ts';`),
        'export const formats: readonly Format[] = [',
        camel,
      ),
  },
  {
    path: 'packages/art/modules/index.ts',
    add: (text, { id, camel }) =>
      listed(
        listed(
          importing(text, `import { ${camel} } from './${id}/index.ts';`),
          'export const moduleArt: readonly ModuleArt[] = [',
          camel,
        ),
        'export const icons = {',
        `...${camel}.icons`,
      ),
  },
  client('index', 'export const modules: Readonly<Record<string, ModuleLook | undefined>> = {'),
  client('en', 'export const modules = {'),
  client('es', 'export const modules: typeof english = {'),
];

function client(file: string, opening: string): Registry {
  return {
    path: `packages/web/modules/${file}.ts`,
    add: (text, { id, camel }) =>
      listed(
        importing(text, `import { ${camel} } from './${id}/${file}.ts';`),
        opening,
        id === camel ? id : `'${id}': ${camel}`,
      ),
  };
}

/** With one more import after the others. */
function importing(text: string, line: string): string {
  const last = text.lastIndexOf('\nimport ');
  return insert(text, text.indexOf('\n', last + 1) + 1, `${line}\n`);
}

/** With one more entry at the end of the list that begins so. */
function listed(text: string, opening: string, entry: string): string {
  const start = text.indexOf(`${opening}\n`);
  if (start < 0) throw new Error(`no list begins with ${JSON.stringify(opening)}`);
  const end = text.slice(start).search(/^[\]}]/m);
  return insert(text, start + end, `  ${entry},\n`);
}

const WIDTH = 120;

/** Lists of exports are wrapped as the formatter does it. */
function exporting(text: string, name: string): string {
  return text.replace(/^export \{([^}]*,[^}]*)\};$/m, (_, list: string) => {
    const all = [...list.split(',').map((each) => each.trim()), name].filter((each) => each !== '');
    const line = `export { ${all.join(', ')} };`;
    return line.length <= WIDTH ? line : `export {\n${all.map((each) => `  ${each},\n`).join('')}};`;
  });
}

function insert(text: string, at: number, what: string): string {
  return text.slice(0, at) + what + text.slice(at);
}
