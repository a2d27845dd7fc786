import type { rivals as en } from '../en/rivals.ts';

export const rivals: typeof en = {
  title: 'Rivales',
  everybody: 'Participantes',
  open: (name, line) => `${name}: ${line}. Ver la ciudad.`,
  openLegal: (name, line, n) =>
    `${name}: ${line}. Ver la ciudad: ${n === 1 ? 'se puede elegir 1 carta' : `se pueden elegir ${n} cartas`}.`,
  choose: (name, line) => `${name}: ${line}`,
  unfold: (name) => `Mostrar la ciudad de ${name} con dibujos`,
  cityIs: (name, cards) => (cards === '' ? `Ciudad de ${name}: vacía` : `Ciudad de ${name}: ${cards}`),
  noResources: 'sin recursos',
  activity: {
    next: 'va después',
    passed: 'ha pasado',
    absent: 'sin conexión',
    bot: 'bot',
    waiting: 'en espera',
  },
  more: 'Más abajo',
  close: 'Cerrar esta ciudad',
  score: 'Puntos por ahora',
  workers: 'Trabajadores',
  events: 'Eventos conseguidos',
  none: 'ninguno aún',
  resources: 'Recursos',
  hand: 'Mano',
  held: (what, n) => `${what}: ${n}`,
  pieces: 'Otras piezas',
  allHome: 'todos en casa',
  automaFacts: (cards, workers, score) =>
    `${cards === 1 ? '1 carta' : `${cards} cartas`} en la ciudad · ${workers === 1 ? '1 trabajador' : `${workers} trabajadores`} fuera · ${score === 1 ? '1 punto' : `${score} puntos`} por ahora`,
  lastDid: 'Lo último que pasó',
  didNothing: 'Nada aún: espera a tu primera carta.',
  noTurnYet: 'Nada aún: su primer turno está por llegar.',
  nextTurn: (home) =>
    home === 0
      ? 'Después: se prepara para la próxima estación.'
      : `Después: otro turno; ${home === 1 ? '1 trabajador' : `${home} trabajadores`} en casa.`,
  howItPlays: 'Las reglas fijas',
  itsWorkers: 'Trabajadores',
  seeCity: 'Ver la ciudad',
};
