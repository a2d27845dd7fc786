/** Of the automa. */
export const HER_ID = 'nightweave';
