import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const corrin = {
  recipes,
  icons: {
    'set-corrin': `<path d="M12 2.4L20.4 5.2V11.6C20.4 16.6 16.8 20 12 21.8C7.2 20 3.6 16.6 3.6 11.6V5.2Z" fill="currentColor"/><path d="M7.6 14.8V9.4L10 11.6L12 8L14 11.6L16.4 9.4V14.8Z" fill="${KNOCK}"/>`,
  },
};
