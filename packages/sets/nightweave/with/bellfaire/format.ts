/** The part of the module that brings special Events, by its name in the format. */
export const EVENTS_OF_THE_FAIR = 'bellfaire:events';
