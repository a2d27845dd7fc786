/** Words that every screen uses. */
export const common = {
  title: 'Everdell',
  /** What the browser shows as the name of a page. */
  pageTitle: (page: string) => `${page} · Everdell`,
  unofficial: 'an unofficial, open table',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  loading: 'Unrolling the map…',
  failed: 'This part of the game could not be loaded. Check your connection and try again.',
  failedTitle: 'The path is blocked',
  failedAgain: 'It still does not work. Loading the page anew may help: games in this browser are kept.',
  broken: 'Something in the program went wrong. Games in this browser are kept: load the page anew and go on.',
  again: 'Try again',
  reload: 'Load the page anew',
  offline: 'No network',
  offlineNote: 'You are offline. Games in this browser work all the same.',
  home: 'Home',
  rules: 'Rules and cards',
  settings: 'Settings',
  help: 'Help and shortcuts',
  notFound: 'There is nothing at this address.',
  notFoundTitle: 'Lost in the woods',
  notFoundNote: 'The path ends here. Maybe the link was cut short, or what it led to is gone.',
  toHome: 'To the home page',
  list: (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
};
