export const rivals = {};
