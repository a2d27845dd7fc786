import { modules } from '../../modules/es.ts';
import { byModule } from '../../modules/gather.ts';
import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Cómo se juega',
  how: [
    {
      title: 'El objetivo',
      text: 'Construyes una pequeña ciudad en el bosque. Sus cartas valen los puntos de su roseta dorada, y los Eventos, el Viaje y algunas cartas dan más. Cuando todo el mundo ha pasado, gana quien tenga más puntos.',
    },
    {
      title: 'Tu turno',
      text: 'Haz una sola cosa: envía un trabajador a un lugar y toma lo que da, o juega una carta de tu mano o del Prado pagando su coste. Elígela en la mesa.',
    },
    {
      title: 'Las estaciones',
      text: 'Los trabajadores se quedan donde están hasta que preparas la siguiente estación. Lo haces cuando todos están colocados: vuelven a casa, se unen más y la estación te da algo. Cada cual recorre las cuatro estaciones a su ritmo.',
    },
    {
      title: 'Tu ciudad',
      text: 'Tiene 15 espacios. Las cartas verdes producen al jugarlas y otra vez en algunas estaciones; las rojas son lugares para trabajadores; las azules ayudan siempre; las moradas puntúan al final; las marrones actúan una vez. Una Construcción tiene una puerta: un Bicho que le corresponda entra gratis.',
    },
    {
      title: 'El final',
      text: 'En otoño, con todos tus trabajadores fuera, cuando no puedas o no quieras hacer nada más, pasas. Los demás siguen hasta que también pasan. Entonces se cuenta todo y ves de dónde vienen los puntos.',
    },
  ],
  confirming: {
    title: 'Hacer y deshacer',
    always:
      'Debajo de la mesa ves lo que pasaría. No pasa nada hasta que lo confirmas con el botón verde, con Intro o pulsando otra vez lo elegido.',
    turns:
      'Debajo de la mesa ves lo que pasaría; confírmalo con el botón verde, con Intro o pulsándolo otra vez. Las preguntas menores se responden con una pulsación, y Deshacer las retira.',
    needed:
      'Una pulsación hace lo que puedes deshacer, y Deshacer queda junto a la pregunta mientras puedas. Lo que muestra algo oculto o acaba tu estación espera a que lo confirmes: con el botón verde, con Intro o pulsándolo otra vez. Con ratón también puedes arrastrar un trabajador a un lugar o una carta a tu ciudad: eso se hace enseguida.',
    settings: 'En los ajustes puedes cambiarlo.',
  },
  modules: byModule(modules, 'help'),
  marks: {
    title: 'Qué significan las marcas',
    can: 'Puedes elegirlo ahora.',
    chosen: 'Lo has elegido; espera al botón verde.',
    cannot: 'Ahora no es posible. Púlsalo para saber por qué.',
    closes: 'Muestra algo oculto, así que no se podrá deshacer.',
    door: 'Un Bicho entra gratis por una puerta que aún no se ha usado.',
  },
  keys: {
    title: 'Teclas',
    on: 'Las teclas de una letra están activadas',
    list: [
      { keys: ['Intro'], text: 'confirmar lo elegido' },
      { keys: ['Esc'], text: 'cerrar, o un paso atrás' },
      { keys: ['U'], text: 'deshacer la última decisión' },
      { keys: ['H'], text: 'pedir una pista (en partidas de este navegador)' },
      { keys: ['1', '–', '9'], text: 'elegir por número, o rellenar cantidades en orden' },
      { keys: ['A'], text: 'elegirlo todo, donde se pueda' },
      { keys: ['V', 'P', 'N', 'X'], text: 'colocar trabajador, jugar carta, siguiente estación, pasar' },
      { keys: ['←', '↑', '→', '↓'], text: 'moverse dentro de una parte de la mesa' },
      { keys: ['F6'], text: 'a la siguiente parte de la mesa; con Mayús a la anterior' },
      { keys: ['G', 'M H C R'], text: 'al Prado, la mano, la ciudad, el río' },
      { keys: ['G', 'F E O S D'], text: 'al bosque, los Eventos, los demás, la historia, la decisión' },
      { keys: ['[', ']'], text: 'al tablero al oeste o al este del que está delante' },
      { keys: ['I'], text: 'mirar de cerca una carta o un lugar' },
      { keys: ['R', 'W'], text: 'decir mis recursos; mis trabajadores y dónde están' },
      { keys: ['M', 'C'], text: 'decir el Prado; mi ciudad por colores' },
      { keys: ['E', 'J'], text: 'decir los Eventos y cuánto me falta; el Viaje' },
      { keys: ['O', 'S', 'L'], text: 'decir los demás; los puntos hasta ahora; el último movimiento' },
      { keys: ['?'], text: 'esta ayuda' },
    ],
  },
};
