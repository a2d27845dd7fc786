import type { TerminalModule } from './types.ts';

/** What she only remembers for herself. */
const HER_SIGNS: readonly string[] = ['busy', 'claimed'];

export const nightweave: TerminalModule = {
  id: 'nightweave',
  unlisted: ['lair'],
  isUntold: (event) => (event.e === 'marked' || event.e === 'unmarked') && HER_SIGNS.includes(event.mark),
};
