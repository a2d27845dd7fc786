import { recipes } from './recipes.ts';

export const moreLegends = {
  recipes,
  icons: {
    'set-more-legends': `<path d="M8.4 3.4L10 7L13.8 7.4L11 10L11.8 13.8L8.4 11.9L5 13.8L5.8 10L3 7.4L6.8 7Z" fill="currentColor"/><path d="M16 8.6L17.4 11.6L20.8 12L18.3 14.3L19 17.6L16 15.9L13 17.6L13.7 14.3L11.2 12L14.6 11.6Z" fill="currentColor"/><path d="M2.6 15C4 18.6 7.6 21.2 12 21.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="3.2 2.4"/>`,
  },
};
