import type { Conds } from '@everdell/engine';

/** The parts that are switched on by themselves (R-NEW-06, R-NEW-36). */
const on = (of: string): Conds['option'] => ({ of, is: true });

export const CARDS = on('newleaf.cards');
export const STATION = on('newleaf.station');
export const TICKETS = on('newleaf.tickets');
export const RESERVATIONS = on('newleaf.reservations');
export const BASIC_EVENTS = on('newleaf.basicEvents');
/** R-NEW-08. */
export const PLAIN_EVENTS = on('newleaf.plainEvents');
