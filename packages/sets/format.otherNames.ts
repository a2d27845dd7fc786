/** Places that the format calls otherwise than the game does, by their names there; the list of formats fills it. */
export const otherNames = new Map<string, string>();
