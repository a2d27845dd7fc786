export const end = {};
