import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const newleaf = {
  recipes,
  icons: {
    golden: `<circle cx="12" cy="12" r="9" fill="currentColor"/><path d="M7 13L12 7L17 13V17H14V14H10V17H7Z" fill="${KNOCK}"/>`,
    'set-newleaf': `<path d="M3 10L5 4H19L21 10V20H3Z" fill="currentColor"/><path d="M6 12H18V17H6Z" fill="${KNOCK}"/>`,
  },
};
