/**
 * The time of day in milliseconds, which never goes back and never stands still: when somebody sets the machine's clock
 * back it goes on from where it was, when they set it forward it follows.
 */
export function steadyClock(
  wall: () => number = Date.now,
  running: () => number = () => performance.now(),
): () => number {
  let ahead = -Infinity;
  return () => {
    const ran = running();
    ahead = Math.max(ahead, wall() - ran);
    return Math.floor(ran + ahead);
  };
}
