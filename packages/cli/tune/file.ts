import type { Tuned } from '@everdell/ai';

/** The data file of the bots, `packages/ai/value/weights.ts`, with the record of how it was made. */
export function tunedFile(tuned: Tuned): string {
  const data = JSON.stringify(tuned, null, 2)
    .replace(/"([a-zA-Z]\w*)":/g, '$1:')
    .replace(/"/g, "'")
    .replace(/([^,[{\s])\n/g, '$1,\n')
    .replace(/,(\n?)$/, '$1')
    .replace(/\{\s+(rows: [^}]+?),\s+\}/g, (_, fitness: string) => `{ ${fitness.replace(/\s+/g, ' ')} }`);
  return `import type { Tuned } from '../tune/tuned.ts';\n\n/** Made by \`everdell tune\`: not to be changed by hand. */\nexport const TUNED: Tuned = ${data};\n`;
}
