/** Calls it when what has just changed is on the screen: places and sizes are known by then and cost nothing to read. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
