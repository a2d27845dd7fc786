/** What tsx puts around functions is not known in the page. */
export const NAMES = 'globalThis.__name ??= (f) => f';
