/** Numbers with one decimal, no blanks between elements, no attribute twice (the last one counts). */
export function minify(svg: string): string {
  return svg
    .replace(/>\s+</g, '><')
    .replace(/<[a-z]+[^>]*>/gi, (tag) =>
      once(tag).replace(/-?\d*\.\d{2,}/g, (n) => String(Math.round(Number(n) * 10) / 10)),
    )
    .replace(/\s+\/>/g, '/>');
}

function once(tag: string): string {
  const attributes = [...tag.matchAll(/\s([a-zA-Z:-]+)="([^"]*)"/g)];
  if (new Set(attributes.map(([, name]) => name)).size === attributes.length) return tag;
  const last = new Map(attributes.map(([, name, value]) => [name, value]));
  const head = /^<[a-zA-Z]+/.exec(tag)![0];
  return `${head}${[...last].map(([name, value]) => ` ${name}="${value}"`).join('')}${tag.endsWith('/>') ? '/>' : '>'}`;
}
