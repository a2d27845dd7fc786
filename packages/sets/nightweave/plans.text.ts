import type { PlanId } from './plans.ts';
import type { TemperSaid } from './said.ts';

export const said: Readonly<Record<PlanId, TemperSaid>> = {
  beguiled: {
    en: [
      'Beguiled',
      'Each time the location that an Activity card names for a worker of hers is blocked, she gains point tokens for her level. Foil: discard 1 card or pay 1 resource, and she gains none this time.',
    ],
    es: [
      'Embelesada',
      'Cada vez que esté bloqueada la ubicación que una carta de actividad nombra para un trabajador suyo, ella gana fichas de puntos por su nivel. Frustrar: descarta 1 carta o paga 1 recurso, y esta vez no gana ninguna.',
    ],
  },
  captivating: {
    en: [
      'Captivating',
      'When she is placed in the Meadow, 2 cards are taken from your hand at random: 1 is discarded, the other goes into her hand, both unseen. With fewer than 3 cards in your hand she draws 2 cards instead. Foil: pay 2 in point tokens and resources to see the cards; if they are yours, you choose which is discarded.',
    ],
    es: [
      'Cautivadora',
      'Cuando se coloca en el Prado, se toman al azar 2 cartas de tu mano: 1 se descarta y la otra va a su mano, ambas sin mostrarlas. Si tienes menos de 3 cartas en la mano, ella roba 2 cartas. Frustrar: paga 2 entre fichas de puntos y recursos para ver las cartas; si son tuyas, eliges cuál se descarta.',
    ],
  },
  'captured-bounty': {
    en: [
      'Captured Bounty',
      'When she is placed in the Meadow, she takes a card of your choice worth at least 1 point from your city into hers, or as an Achievement if hers is full. Foil: discard or pay 2 in cards and resources; then she plays the top card of the deck in the same way.',
    ],
    es: [
      'Botín capturado',
      'Cuando se coloca en el Prado, se lleva de tu ciudad a la suya una carta a tu elección que valga al menos 1 punto, o como logro si la suya está llena. Frustrar: descarta o paga 2 entre cartas y recursos; entonces juega del mismo modo la carta superior del mazo.',
      'm',
    ],
  },
  masquerade: {
    en: [
      'Masquerade',
      'When she is placed in the Meadow, every basic Event that is left gets a Web token, and so does a special Event of your choice that has none. To achieve an Event, discard 1 card or pay 1 resource for each Web token on it. She ignores them.',
    ],
    es: [
      'Mascarada',
      'Cuando se coloca en el Prado, cada Evento básico que quede recibe una ficha de telaraña, y también un Evento especial a tu elección que no tenga. Para conseguir un Evento, descarta 1 carta o paga 1 recurso por cada ficha de telaraña que tenga. Ella no les hace caso.',
    ],
  },
  'power-grab': {
    en: [
      'Power Grab',
      'When she is placed in the Meadow, she takes a card from your hand at random and plays it, or keeps it as an Achievement if her city is full. With fewer than 2 cards in your hand it is the top card of the deck. Foil: pay 2 in point tokens and resources to choose which card of your hand it is.',
    ],
    es: [
      'Asalto al poder',
      'Cuando se coloca en el Prado, toma al azar una carta de tu mano y la juega, o la guarda como logro si su ciudad está llena. Si tienes menos de 2 cartas en la mano, es la carta superior del mazo. Frustrar: paga 2 entre fichas de puntos y recursos para elegir qué carta de tu mano es.',
      'm',
    ],
  },
  'pulling-strings': {
    en: [
      'Pulling Strings',
      'When she is placed in the Meadow, she gets 1 card of the deck, facedown, as an Achievement for each card in your hand. Foil: first discard any number of cards.',
    ],
    es: [
      'Mover los hilos',
      'Cuando se coloca en el Prado, recibe del mazo 1 carta boca abajo como logro por cada carta de tu mano. Frustrar: antes descarta cuantas cartas quieras.',
      'm',
    ],
  },
  resourceful: {
    en: [
      'Resourceful',
      'When she is placed in the Meadow, she gets 1 card of the deck, facedown, as an Achievement for each resource you have beyond 3. Foil: first pay any number of resources.',
    ],
    es: [
      'Llena de recursos',
      'Cuando se coloca en el Prado, recibe del mazo 1 carta boca abajo como logro por cada recurso que tengas por encima de 3. Frustrar: antes paga cuantos recursos quieras.',
    ],
  },
  'silken-barricade': {
    en: [
      'Silken Barricade',
      'After you have played a green card, it gets a Web token for good and is never activated again. Foil: discard 1 card or pay 1 resource, and it gets none.',
    ],
    es: [
      'Barricada de seda',
      'Después de que juegues una carta verde, recibe para siempre una ficha de telaraña y no vuelve a activarse. Frustrar: descarta 1 carta o paga 1 recurso, y no la recibe.',
    ],
  },
  snagged: {
    en: [
      'Snagged',
      'Open cards take up no space in her city. When she is placed in the Meadow, she plays an open card from there, of your choice. When she visits an open card, and when you visit one of hers, she gains point tokens for her level and nobody gains what the card says.',
    ],
    es: [
      'Atrapadas',
      'Las cartas abiertas no ocupan espacio en su ciudad. Cuando se coloca en el Prado, juega de allí una carta abierta a tu elección. Cuando visita una carta abierta, y cuando tú visitas una de las suyas, gana fichas de puntos por su nivel y nadie gana lo que diga la carta.',
    ],
  },
  'suffocating-swarm': {
    en: [
      'Suffocating Swarm',
      'The Haven has a Web token from the beginning. When she is placed in the Meadow, an empty Basic or Forest location of your choice whose spots are counted gets one too. Web tokens stay, keep her workers away, and give her point tokens for her level each time you place a worker there.',
    ],
    es: [
      'Enjambre asfixiante',
      'El Refugio tiene una ficha de telaraña desde el principio. Cuando se coloca en el Prado, la recibe también un espacio básico o del bosque vacío, con plazas limitadas, a tu elección. Las fichas se quedan, mantienen lejos a sus trabajadores y le dan fichas de puntos por su nivel cada vez que coloques allí un trabajador.',
      'm',
    ],
  },
  'the-plot-thickens': {
    en: [
      'The Plot Thickens',
      'Each time she prepares for a season, a One-Time Plot is drawn and carried out, and then a Seasonal Plot, which holds until the next one.',
    ],
    es: [
      'La trama se complica',
      'Cada vez que se prepara para una estación, se roba y se resuelve una trama única, y luego una trama de estación, que dura hasta la siguiente.',
      'm',
    ],
  },
  'weavers-whim': {
    en: [
      "Weaver's Whim",
      'When she is placed in the Meadow, she draws 1 card, all other cards of the Meadow are replaced, and another Personality, drawn at random, takes the place of hers.',
    ],
    es: [
      'Capricho de la tejedora',
      'Cuando se coloca en el Prado, roba 1 carta, se reponen todas las demás cartas del Prado y otra personalidad, al azar, sustituye a la suya.',
      'm',
    ],
  },
  webworking: {
    en: [
      'Webworking',
      'Each time you play a purple card into your city, she gains as many point tokens as its base points.',
    ],
    es: [
      'Red de contactos',
      'Cada vez que juegues una carta morada en tu ciudad, ella gana tantas fichas de puntos como sus puntos base.',
    ],
  },
};
