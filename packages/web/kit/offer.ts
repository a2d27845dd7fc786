import type { MouseEvent } from 'react';

/** What is told to the decision bar by a bubbling event: it alone gives answers. */
export const CONFIRM = 'everdell:confirm';
export const OFFER = 'everdell:offer';

/** What was done to what is chosen: one press, a second one, the second of a double press, or it was dropped where it belongs. */
export type Offer = 'press' | 'again' | 'double' | 'drop';

/** Asks the decision bar to take the answer as it stands. */
export const confirmBy = (element: Element): void =>
  void element.dispatchEvent(new CustomEvent(CONFIRM, { bubbles: true }));

/** Tells the decision bar what the pointer has chosen; keys only choose, and Enter confirms. */
export function offer({ currentTarget, detail }: Pick<MouseEvent, 'currentTarget' | 'detail'>, how: Offer): void {
  if (detail > 0 || how === 'again') offerBy(currentTarget, how);
}

export const offerBy = (element: Element, how: Offer): void =>
  void element.dispatchEvent(new CustomEvent(OFFER, { bubbles: true, detail: how }));
