/** The rules about her temper speak of it themselves: suffocating-swarm (OQ-NW-01). */
export const MAY_BE_A_FAIR = 'bellfaire';
