import type { nightweave as english } from './en.ts';

export const nightweave: typeof english = {
  alone: 'Contra la araña Nightweave, que juega sus propios turnos: a solas o entre dos.',
  options: {
    'nightweave.level': '¿Qué tan fiera será?',
    'nightweave.victory': 'Dos contra ella: ¿quién gana?',
    'nightweave.eventCards': '¿Cuándo la tienta un Evento especial?',
  },
  values: {
    'nightweave.level/0': 'Nivel 0. Sus símbolos no le dan puntos; un Evento especial vale 3.',
    'nightweave.level/1': 'Nivel 1. Cada símbolo le da 1 punto; un Evento especial vale 4.',
    'nightweave.level/2': 'Nivel 2. Cada símbolo le da 2 puntos; un Evento especial vale 5.',
    'nightweave.level/3': 'Nivel 3. Cada símbolo le da 3 puntos; un Evento especial vale 6.',
    'nightweave.level/4': 'Nivel 4. Cada símbolo le da 4 puntos; un Evento especial vale 6.',
  },
  help: [
    {
      title: 'Nightweave: su turno',
      text: 'Nightweave empieza, y luego os turnáis. Descubre una carta de actividad y hace la primera acción de su estación, o la segunda si no puede, o si no lo que figura abajo. No se conocen las caras de estas cartas; están marcadas como reconstruidas.',
    },
    {
      title: 'Nightweave: cartas y trabajadores',
      text: 'Juega cartas sin pagarlas y sin hacer lo que dicen; su ciudad tiene 15 espacios. Sus trabajadores solo ocupan y bloquean: si el lugar que nombra la carta está ocupado, va al siguiente libre de su clase según la flecha. Ella misma se coloca en el Prado, donde el espacio queda vacío hasta su próxima estación.',
    },
    {
      title: 'Nightweave: estaciones y final',
      text: 'Cuando todo lo suyo está fuera y aparece una carta con un trabajador o con su imagen, se prepara para la estación siguiente o, en otoño, termina su partida. Una carta que le des le da una ficha de puntos; un recurso, una carta. Solo ganas con más puntos que ella.',
    },
  ],
  rows: { activity: 'Carta de actividad', lair: 'Guarida' },
  figures: { nightweave: 'Nightweave' },
  families: { activity: 'Cartas de actividad' },
  keeps: { achievements: 'Logros', achievementsDown: 'Logros boca abajo' },
};
