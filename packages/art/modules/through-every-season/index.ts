import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const throughEverySeason = {
  recipes,
  icons: {
    'set-through-every-season': `<circle cx="12" cy="12" r="9.6" fill="currentColor"/><path d="M12 2.4A9.6 9.6 0 0 1 21.6 12H12Z" fill="${KNOCK}" opacity=".8"/><path d="M12 21.6A9.6 9.6 0 0 1 2.4 12H12Z" fill="${KNOCK}" opacity=".45"/><circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
  },
};
