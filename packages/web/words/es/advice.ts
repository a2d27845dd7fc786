import type { advice as english } from '../en/advice.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);

export const advice: typeof english = {
  reasons: {
    points: () => 'Da puntos enseguida.',
    goods: (about) =>
      about === null ? 'Da recursos para las próximas cartas.' : `Da recursos: ${about} queda más cerca.`,
    cards: () => 'Deja una mano mejor para elegir.',
    production: () => 'Produce una y otra vez.',
    freeCritter: (about) => `Después, ${about ?? 'un Bicho'} podrá entrar gratis.`,
    plans: (about) => `Pone al alcance ${about ?? 'una buena carta'}.`,
    events: (about) => (about === null ? 'Pone un Evento al alcance.' : `Acerca el Evento «${about}».`),
    workers: () => 'Deja trabajadores libres o gana tiempo a los demás.',
    room: () => 'Deja sitio en la ciudad.',
    city: () => 'Saca más de las cartas de la ciudad.',
    season: () => 'Los trabajadores vuelven a casa, se unen más y la estación da lo suyo.',
    end: () => 'Ya no hay nada más que ganar.',
    least: () => 'Aquí hay poco que ganar.',
  },
  brings: (n) => `Vale ${points(n)} al momento.`,
  mayBring: (n) => `Con suerte vale hasta ${points(n)}.`,
  eventNearer: (name, have, need) => `${name}: ${have} de ${need}.`,
  denies: (names, n) => (n === 1 ? `${names} ya no podrá ir allí.` : `${names} ya no podrán ir allí.`),
  hint: {
    button: 'Pista',
    ask: '¿Qué haría un bot sabio?',
    title: 'Un bot sabio pensaría en',
    note: 'Pulsa una para elegirla; la confirmas tú.',
    thinking: 'Pensando…',
    failed: 'Esta vez no hay pista.',
    close: 'Cerrar las pistas',
    nth: (n) => `Pista ${n}`,
    margin: (n) =>
      n === 0
        ? 'acaba más o menos en empate'
        : n > 0
          ? `acaba con unos ${points(n)} de ventaja`
          : `acaba unos ${points(-n)} por detrás`,
    total: (n) => `acaba con unos ${points(n)}`,
    same: 'tan buena como la primera',
    hardly: 'apenas menos que la primera',
    less: (n) => `${points(n)} menos que la primera`,
    told: (n, first) => (n === 1 ? `1 pista: ${first}` : `${n} pistas. La primera: ${first}`),
  },
  review: {
    button: 'Repasar las jugadas',
    title: 'Las jugadas, repasadas',
    about:
      'Cada decisión se compara con lo que habría hecho un bot sabio, sabiendo solo lo que se podía saber entonces. También puede equivocarse.',
    whose: 'Jugadas de',
    everybody: 'Todo el mundo',
    people: 'Quienes juegan en esta pantalla',
    onlyPoor: 'Solo descuidos y errores',
    progress: (done, total) => `${done} de ${total} decisiones repasadas`,
    beginning: 'Colocando la partida de nuevo…',
    failed: 'No se pudo terminar el repaso. Ciérralo e inténtalo otra vez.',
    grades: { best: 'Óptima', good: 'Buena', slip: 'Descuido', mistake: 'Error', forced: 'Sin elección' },
    counted: {
      best: (n) => (n === 1 ? 'óptima' : 'óptimas'),
      good: (n) => (n === 1 ? 'buena' : 'buenas'),
      slip: (n) => (n === 1 ? 'descuido' : 'descuidos'),
      mistake: (n) => (n === 1 ? 'error' : 'errores'),
    },
    summary: 'Cómo ha jugado cada cual',
    average: (n) => `${n} puntos perdidos por turno de media`,
    dearest: 'La jugada más cara',
    noMistake: 'Ningún error digno de mención.',
    moves: 'Turno a turno',
    round: (n) => `Ronda ${n}`,
    loss: (n) => (n === 1 ? 'Cerca de 1 punto perdido.' : `Unos ${points(n)} perdidos.`),
    better: 'Mejor:',
    instead: (answer) => `en lugar de: ${answer}`,
    noPoor: 'Ni descuidos ni errores por ahora.',
    none: 'Aquí no hay nada que repasar.',
  },
};
