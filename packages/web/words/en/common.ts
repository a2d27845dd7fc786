/** Words that every screen uses. */
export const common = {
  title: 'Everdell',
  unofficial: 'an unofficial, open table',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  loading: 'Unrolling the map…',
  failed: 'This part of the game could not be loaded. Check your connection and try again.',
  again: 'Try again',
  home: 'Home',
  rules: 'Rules and cards',
  settings: 'Settings',
  help: 'Help and shortcuts',
  notFound: 'There is nothing at this address.',
  list: (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
};
