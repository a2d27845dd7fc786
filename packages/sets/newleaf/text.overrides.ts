import type { TextOverride } from '@everdell/engine';

/** Where the generated sentences are clumsy. */
export const overrides: Readonly<Record<string, TextOverride>> = {
  conductor: {
    en: "Visit: copy what a visit to 1 red card in an opponent's city does, open or not, as if that card were yours. If it is a Conductor, copy a red card of your own city instead. Never the Cemetery, the Chapel, the Monastery, the Pirate Ship or a Legendary card.",
    es: 'Visita: copia lo que hace visitar 1 carta roja de la ciudad de un oponente, abierta o no, como si fuera tuya. Si es un Revisor, copia en su lugar una carta roja de tu ciudad. Nunca el Cementerio, la Capilla, el Monasterio, el Barco pirata ni una carta legendaria.',
    fingerprint: '0ebecb39',
  },
  'air-balloon': {
    en: "It takes up no space in your city. When played: carry out what 1 tan card in an opponent's city does when played, as if that card were yours. If it is an Air Balloon, copy a tan card of your own city instead. Never the Fool, the Main Road, Ruins or a Legendary card.",
    es: 'No ocupa espacio en tu ciudad. Al jugarla: haz lo que 1 carta marrón de la ciudad de un oponente hace al jugarse, como si fuera tuya. Si es un Globo aerostático, copia en su lugar una carta marrón de tu ciudad. Nunca el Bufón, la Calle mayor, las Ruinas ni una carta legendaria.',
    fingerprint: '5db37bb1',
  },
  magician: {
    en: 'Production: you may discard 1 other card from your city to gain 1 point token and 1 resource of any type.',
    es: 'Producción: si quieres, descarta otra carta de tu ciudad para ganar 1 ficha de puntos y 1 recurso cualquiera.',
    fingerprint: '98fb0b2f',
  },
  station: {
    en: 'Discard one of the two faceup Visitors, then take one of the two who are faceup now, then gain what one Train Car brings and replace that Train Car. Only 1 worker of each player.',
    es: 'Descarta a uno de los dos visitantes boca arriba; luego, llévate a uno de los dos que queden boca arriba; después, gana lo que trae un vagón y repón ese vagón. Solo cabe 1 trabajador de cada jugador.',
    fingerprint: '6accd1a0',
  },
  knoll: {
    en: 'Discard 3 cards from the Meadow and the Station and replace them, then draw 3 cards from the Meadow and the Station, then you may gain what one Train Car brings and replace that Train Car; only then replace the cards you drew. Only 1 worker of each player.',
    es: 'Descarta 3 cartas del Prado y de la Estación de tren y repónlas; luego, roba 3 cartas del Prado y de la Estación de tren; después, si quieres, gana lo que trae un vagón y repón ese vagón; solo entonces repón las cartas robadas. Solo cabe 1 trabajador de cada jugador.',
    fingerprint: '0943868d',
  },
  ticket: {
    en: 'Outbound, as your action: turn this Ticket over to move 1 of your deployed ordinary workers to another location and activate it. Inbound, as your action in summer or autumn: the same once more, and the Ticket is used up. No worker leaves a place where it stays for good.',
    es: 'Ida, como acción: da la vuelta a este billete para mover 1 de tus trabajadores corrientes colocados a otra ubicación y activarla. Vuelta, como acción en verano u otoño: lo mismo otra vez, y el billete se gasta. Ningún trabajador deja un lugar en el que se queda para siempre.',
    fingerprint: '4a2d4b44',
  },
  reservation: {
    en: 'As your action: put 1 card from the Meadow or the Station under this token, if it holds none and is not turned over. Later you may play that card, for 1 fewer resource of your choice unless another ability helps; then this token is turned over. When you prepare for a season, it is turned back, and you may discard a card that still lies under it.',
    es: 'Como acción: pon 1 carta del Prado o de la Estación de tren bajo esta ficha, si no guarda ninguna y no está vuelta. Más tarde puedes jugar esa carta pagando 1 recurso menos a tu elección, salvo que te ayude otra habilidad; entonces se da la vuelta a esta ficha. Al prepararte para una estación vuelve a su sitio, y puedes descartar la carta que aún guarde.',
    fingerprint: '405bfb94',
  },
  'quinn-cleanwhisker': {
    en: 'Worth 6 points at the end of the game if you have at least 6 Critters and at least 6 Constructions in your city.',
    es: 'Vale 6 puntos al final de la partida si tienes al menos 6 Bichos y al menos 6 Construcciones en tu ciudad.',
    fingerprint: '34970765',
  },
  'sir-trivle-qs-marqwill-iii': {
    en: 'Worth 7 points at the end of the game if you have at least 1 twig, 1 resin, 1 pebble and 1 berry.',
    es: 'Vale 7 puntos al final de la partida si tienes al menos 1 ramita, 1 resina, 1 piedra y 1 baya.',
    fingerprint: '7665922a',
  },
  'triss-peske': {
    en: 'Worth 6 points at the end of the game if you have at least 6 cards of one color other than green in your city.',
    es: 'Vale 6 puntos al final de la partida si tienes al menos 6 cartas de un mismo color que no sea el verde en tu ciudad.',
    fingerprint: '56cdde38',
  },
};
