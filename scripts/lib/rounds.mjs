// Rounds in which several work by turns, and what their figures come to.

/**
 * There and back: nobody always works right after the same one.
 * @param {number} n
 * @param {number} round
 */
export function inTurn(n, round) {
  const order = Array.from({ length: n }, (_, i) => i);
  return round % 2 === 0 ? order : order.reverse();
}

/**
 * @param {readonly number[]} numbers
 * @param {number} share
 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  return below + (sorted[Math.ceil(at)] - below) * (at - Math.floor(at));
}

/** @param {number} n */
export function round3(n) {
  return n >= 1000 ? Math.round(n) : Number(n.toPrecision(3));
}
