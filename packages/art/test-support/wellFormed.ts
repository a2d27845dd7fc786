/** What is wrong with a piece of XML; undefined = nothing. */
export function wellFormed(xml: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  for (const match of xml.matchAll(/<[^>]*>/g)) {
    if (xml.slice(at, match.index).includes('>')) return `stray > before ${match[0]}`;
    at = match.index + match[0].length;
    const [, closing, name, attributes, single] =
      /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?)>$/.exec(match[0]) ?? [];
    if (name === undefined) return `no tag: ${match[0]}`;
    const names = [...attributes.matchAll(/\s+([a-zA-Z0-9:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice: ${match[0]}`;
    if (closing === '/') {
      if (open.pop() !== name) return `not open: ${match[0]}`;
    } else if (single !== '/') open.push(name);
  }
  return open.length === 0 ? undefined : `not closed: ${open.join(' ')}`;
}
