import type { Tuned, TunedSolo } from '@everdell/ai';

/** The data file of the bots, `packages/ai/value/weights.ts`, with the record of how it was made. */
export const tunedFile = (tuned: Tuned): string => dataFile('TUNED', 'Tuned', tuned);

/** The same for games against an automa: `packages/ai/value/soloWeights.ts`. */
export const soloFile = (tuned: TunedSolo): string => dataFile('SOLO', 'TunedSolo', tuned);

function dataFile(name: string, type: string, tuned: Tuned | TunedSolo): string {
  const data = JSON.stringify(tuned, null, 2)
    .replace(/"([a-zA-Z]\w*)":/g, '$1:')
    .replace(/"/g, "'")
    .replace(/([^,[{\s])\n/g, '$1,\n')
    .replace(/,(\n?)$/, '$1')
    .replace(/\{\s+(rows: [^}]+?),\s+\}/g, (_, fitness: string) => `{ ${fitness.replace(/\s+/g, ' ')} }`);
  return `import type { ${type} } from '../tune/tuned.ts';\n\n/** Made by \`everdell tune\`: not to be changed by hand. */\nexport const ${name}: ${type} = ${data};\n`;
}
