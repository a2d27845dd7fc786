export const decide = {};
