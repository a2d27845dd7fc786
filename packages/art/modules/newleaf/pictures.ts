import { BACKDROPS, type BackdropName } from '../../backdrop/index.ts';
import { at, circle, flat, INK, outlined, path, rect, soft, stroke, svg, tall, THIN } from '../../paint.ts';
import { put } from '../../valley/kit.ts';
import { car, CARS, engine, rails, wagon, type CarName } from './train.ts';

const SCENES: Readonly<Record<CarName, BackdropName>> = {
  'train-two-twig': 'forest',
  'train-berry': 'meadow',
  'train-resin': 'dusk',
  'train-pebble': 'snow',
  'train-any': 'village',
  'train-point': 'harvest',
};

/** A wagon on its rails before a landscape: 160 by 100, as all pictures of cards. */
const onRails = (ground: BackdropName, drawn: string): string =>
  svg(
    '0 0 160 100',
    BACKDROPS[ground].back + rails(-8, 170, 88) + at(24, 19, drawn, 0.8 * 0.88) + BACKDROPS[ground].front,
  );

/** Freight: barrels and sacks, and all four goods. */
const freight = wagon(
  '#7a4a2a',
  put('goods', 44, 18, 0.44) +
    put('twigBundle', 82, 36, 0.5) +
    put('berries', 106, 36, 0.5) +
    put('pebbles', 128, 36, 0.5),
);

/** A ticket of stiff paper with a bite at each end; the arrow says which way it takes a worker. */
function ticket(paper: string, band: string, inbound: boolean): string {
  const arrow = 'M46 56H92V44L118 62 92 80V68H46Z';
  return svg(
    '0 0 160 100',
    BACKDROPS.greenCushion.back +
      outlined(
        path('M22 30H138A6 6 0 0 0 138 42V78A6 6 0 0 0 138 90H22A6 6 0 0 0 22 78V42A6 6 0 0 0 22 30Z', soft(paper)) +
          rect(30, 37, 100, 46, 'none', `stroke="${band}" stroke-width="2.4"`, 4) +
          (inbound
            ? `<g transform="translate(164 0) scale(-1 1)">${path(arrow, soft(band), THIN)}</g>`
            : path(arrow, soft(band), THIN)) +
          stroke('M36 33v54M124 33v54', 1.4, INK, 0.5),
      ) +
      flat('M26 32H132C100 40 60 40 26 44Z', '#ffffff', 0.28),
  );
}

/** A bookmark that keeps a card; on its other side it waits for the next season. */
function reservation(cloth: string, used: boolean): string {
  return svg(
    '0 0 160 100',
    BACKDROPS.lagoon.back +
      outlined(
        rect(48, 24, 52, 72, soft('#fbf2dc'), '', 5) +
          rect(54, 30, 40, 28, tall('#a9cfd6', '#86ad5c'), THIN, 2) +
          stroke('M56 68H92M56 76H86', 2, INK, 0.4) +
          path('M84 36H124V98L104 86 84 98Z', soft(cloth)) +
          (used
            ? circle(104, 60, 12, soft('#f2d27a'), THIN) + stroke('M104 52V60L110 64', 2.4)
            : stroke('M93 60H115', 5, '#fff6e0')),
      ),
  );
}

const golden = svg(
  '0 0 120 120',
  outlined(
    circle(60, 60, 54, soft('#e2a92f')) +
      circle(60, 60, 44, soft('#f7d56e'), THIN) +
      path('M40 88V58C40 34 80 34 80 58V88Z', soft('#8a5530')) +
      stroke('M52 44V88M68 44V88', 1.6, INK, 0.5) +
      circle(72, 68, 3.4, '#f3cc5c', THIN) +
      stroke('M34 88H86', 3),
  ) + flat('M22 34C34 16 58 10 78 14 54 18 36 28 28 44Z', '#fff', 0.4),
);

/** What lies on the Station face down. */
const visitorBack = svg(
  '0 0 160 100',
  BACKDROPS.plum.back +
    outlined(
      rect(50, 44, 60, 46, soft('#a0683a'), '', 5) +
        stroke('M62 45V89M98 45V89', 3, '#6b4325') +
        path('M68 44V36C68 31 92 31 92 36V44', 'none', 'stroke-width="4"') +
        rect(74, 60, 12, 10, soft('#e2b443'), THIN, 2),
    ),
);

export const pictures = {
  ...Object.fromEntries(CARS.map((name) => [name, onRails(SCENES[name], car(name))])),
  ...Object.fromEntries(CARS.map((name) => [`car-${name}`, svg('0 0 160 88', car(name))])),
  engine: svg('-6 -10 166 98', engine),
  'freight-car': onRails('harvest', freight),
  ticket: ticket('#f3e2bd', '#2f8f86', false),
  'ticket-turned': ticket('#f6d9c4', '#b3542a', true),
  reservation: reservation('#2f8f86', false),
  'reservation-turned': reservation('#8a7a6a', true),
  'golden-token': golden,
  'visitor-back': visitorBack,
};
