export { gallery, iconSprite } from './gallery.ts';
export type { IconName } from './icons/index.ts';
export { SILHOUETTES, type Silhouette } from './icons/silhouettes.ts';
export { SEAT_LOOKS } from './tokens.ts';
