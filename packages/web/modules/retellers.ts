import type { KnownEvent } from '@everdell/game';
import type { Entry } from '../play/story.ts';
import type { Piece, Teller } from '../play/told.ts';
import { HER_ID } from './nightweave/id.ts';
import { retold } from './nightweave/turn.ts';

/** What is told of an entry, in order: events in the rules' own words, and sentences. */
type Retell = (entry: Entry, teller: Teller) => readonly (KnownEvent | readonly Piece[])[];

/** Automas whose doing is more than what happens: what they could not do is told too. */
export const retellers: Readonly<Record<string, Retell | undefined>> = { [HER_ID]: retold };
