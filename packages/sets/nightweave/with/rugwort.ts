/** R-NW-SETUP-13, R-COMBO-19. */
export const NOT_BESIDE = ['rugwort'] as const;
