const n = (x: number): number => Math.round(x);

/** The outline of a cloud of leaves. */
export function blob(random: () => number, x: number, y: number, radius: number, lobes = 9): string {
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = (i / lobes) * Math.PI * 2;
    const r = radius * (0.93 + random() * 0.14);
    return [x + Math.cos(angle) * r * 1.12, y + Math.sin(angle) * r * 0.92] as const;
  });
  const arcs = points.map(([x0, y0], i) => {
    const [x1, y1] = points[(i + 1) % lobes];
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const far = Math.hypot(mx - x, my - y);
    const k = (radius * 0.36) / far;
    return `Q${n(mx + (mx - x) * k)} ${n(my + (my - y) * k)} ${n(x1)} ${n(y1)}`;
  });
  return `M${n(points[0][0])} ${n(points[0][1])}${arcs.join('')}Z`;
}
