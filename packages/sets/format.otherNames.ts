/** Places that the format calls otherwise than the game does. */
export const otherNames = new Map<string, string>();
