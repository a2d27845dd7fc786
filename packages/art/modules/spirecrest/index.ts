import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const spirecrest = {
  recipes,
  icons: {
    'set-spirecrest': `<path d="M3 10L5 4H19L21 10V20H3Z" fill="currentColor"/><path d="M6 12H18V17H6Z" fill="${KNOCK}"/>`,
  },
};
