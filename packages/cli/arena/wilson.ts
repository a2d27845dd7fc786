const Z95 = 1.959964;

/** The 95 % interval of a share (Wilson); wins may be shared, so they need not be whole. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const spread = Z95 ** 2 / games;
  const middle = share + spread / 2;
  const half = Z95 * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))];
}
