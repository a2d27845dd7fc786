import type { Attack } from '../scene.ts';
import { bots } from './bots.ts';
import { floods } from './floods.ts';
import { hidden } from './hidden.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { races } from './races.ts';
import { strangers } from './strangers.ts';
import { talk } from './talk.ts';

/** In the order they are tried. The messages come last: they fill up what the others have left of the number wanted. */
export const ATTACKS: readonly Attack[] = [floods, bots, strangers, races, links, names, talk, hidden, messages];
