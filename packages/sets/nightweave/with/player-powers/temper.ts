/** The rulebook suggests her temper to make up for them (OQ-NW-01). */
export const MAY_HAVE_POWERS = 'player-powers';
