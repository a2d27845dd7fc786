/** Sums of a least-squares problem, as plain data: rows can be added in any number, and sums of parts put together. */
export interface Sums {
  rows: number;
  /** Squares of what is to be foretold, to tell how well it is. */
  squares: number;
  total: number;
  /** Products of the features with each other, row by row. */
  readonly products: number[];
  /** Products of the features with what is to be foretold. */
  readonly targets: number[];
}

export function newSums(size: number): Sums {
  const zeros = (n: number): number[] => new Array<number>(n).fill(0);
  return { rows: 0, squares: 0, total: 0, products: zeros(size * size), targets: zeros(size) };
}

export function addRow(sums: Sums, features: ArrayLike<number>, target: number): void {
  const { products, targets } = sums;
  const size = targets.length;
  sums.rows++;
  sums.total += target;
  sums.squares += target * target;
  for (let i = 0; i < size; i++) {
    const x = features[i];
    if (x === 0) continue;
    targets[i] += x * target;
    for (let j = 0; j < size; j++) products[i * size + j] += x * features[j];
  }
}

export function addSums(to: Sums, from: Sums): void {
  to.rows += from.rows;
  to.total += from.total;
  to.squares += from.squares;
  from.products.forEach((x, i) => (to.products[i] += x));
  from.targets.forEach((x, i) => (to.targets[i] += x));
}

/** The weights that foretell best, each held back by its penalty (as if that many rows had said it is 0). */
export function solve({ products, targets }: Sums, penalty: (feature: number) => number): number[] {
  const size = targets.length;
  const rows = Array.from({ length: size }, (_, i) => {
    const row = products.slice(i * size, (i + 1) * size);
    row[i] += penalty(i);
    return [...row, targets[i]];
  });
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let k = i + 1; k < size; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let k = i + 1; k < size; k++) {
      const factor = rows[k][i] / rows[i][i];
      if (factor !== 0) for (let j = i; j <= size; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  const weights = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i][size];
    for (let j = i + 1; j < size; j++) rest -= rows[i][j] * weights[j];
    weights[i] = rest / rows[i][i];
  }
  return weights;
}

/** Root of the mean square error of the weights on the rows, and the share of the variance they explain. */
export function fitness(sums: Sums, weights: readonly number[]): { error: number; explained: number } {
  const { rows, squares, total, products, targets } = sums;
  const size = targets.length;
  let sum = squares;
  for (let i = 0; i < size; i++) {
    sum -= 2 * weights[i] * targets[i];
    for (let j = 0; j < size; j++) sum += weights[i] * weights[j] * products[i * size + j];
  }
  const variance = squares - (total * total) / rows;
  return { error: Math.sqrt(Math.max(0, sum) / rows), explained: 1 - sum / variance };
}
