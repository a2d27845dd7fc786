import type { KnownEvent, Seat } from '@everdell/game';
import { eventLook } from '../modules/ask.ts';

/** To whom an event happens that a module adds and somebody else makes happen; null = to nobody. */
export function concerned(event: KnownEvent): Seat | null {
  return eventLook(event.e)?.concerns ? (event as unknown as { readonly to: Seat }).to : null;
}
