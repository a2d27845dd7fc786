import { circle, each, flat, outlined, soft, stroke, svg, THIN } from '../../paint.ts';

/** A token of the Market, empty in the middle: light where it is had, dark and notched where it is given back. */
function disc(rim: string, face: string, grain: string, notched: boolean): string {
  const nicks = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  const round = (n: number): number => Math.round(n * 10) / 10;
  return svg(
    '0 0 120 120',
    outlined(
      circle(60, 60, 56, soft(rim)) +
        (notched
          ? each(nicks, (a) =>
              stroke(
                `M${round(60 + 50 * Math.cos(a))} ${round(60 + 50 * Math.sin(a))}L${round(60 + 55 * Math.cos(a))} ${round(60 + 55 * Math.sin(a))}`,
                2.4,
              ),
            )
          : '') +
        circle(60, 60, 47, soft(face), THIN) +
        stroke('M20 44C40 36 80 36 100 46M18 66C44 60 78 62 102 68M26 86C50 80 74 82 94 88', 1.4, grain, 0.5),
    ) + flat('M22 30C34 14 58 8 76 12 54 14 36 24 28 40Z', '#fff', 0.3),
  );
}

export const pictures = {
  'market-disc': disc('#c89a5e', '#e6c48e', '#b98a55', false),
  'market-disc-back': disc('#8a5a38', '#caa174', '#93683f', true),
};
