import type { story as english } from '../en/story.ts';

export const story: typeof english = {};
