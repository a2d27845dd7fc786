import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const rugwortCards = {
  recipes,
  icons: {
    'set-rugwort-cards': `<circle cx="6.4" cy="7" r="4" fill="currentColor"/><circle cx="17.6" cy="7" r="4" fill="currentColor"/><path d="M12 4.6C17.6 4.6 20 9 19 13C18 17 14.6 19.4 12 21.6C9.4 19.4 6 17 5 13C4 9 6.4 4.6 12 4.6Z" fill="currentColor"/><path d="M7.6 10.4L10.6 12M16.4 10.4L13.4 12" stroke="${KNOCK}" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="18.2" r="1.5" fill="${KNOCK}"/>`,
  },
};
