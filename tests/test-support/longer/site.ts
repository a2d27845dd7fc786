import { fileURLToPath } from 'node:url';
import { ours, startVariant, type Instead } from '../browser/variant.ts';
import type { World } from '../online/world.ts';

const WORDS = ours('packages/web/words/index.ts');
const TEXTS = ours('packages/game/text.ts');
const lengthen = `import { lengthen } from '${fileURLToPath(new URL('./lengthen.ts', import.meta.url))}';`;

/** The client's own words, and those of the game. */
const LONGER: Instead = {
  [WORDS]: `${lengthen}
    export * from '${WORDS}';
    import { loadWords as real } from '${WORDS}';
    const longer = (load) => () => load().then(lengthen);
    export const loadWords = Object.fromEntries(Object.entries(real).map(([lang, load]) => [lang, longer(load)]));`,
  [TEXTS]: `${lengthen}
    export * from '${TEXTS}';
    import { textOf as real } from '${TEXTS}';
    export const textOf = (game, lang) => ({ ...lengthen(real(game, lang)), lang });`,
};

/** A server with a client all of whose words are 40 % longer. */
export const startLongerSite = (): Promise<World> => startVariant('longer', LONGER);
