export { NotationError } from './error.ts';
export { formatAction } from './format.ts';
export { parseAction } from './parse.ts';
