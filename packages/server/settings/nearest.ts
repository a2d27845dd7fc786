/** The candidate that differs least from what was written, if it is near enough to be what was meant. */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(3, Math.ceil(written.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(written.slice(0, 80), candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
