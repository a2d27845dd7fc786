import type { TextOverride } from '@everdell/engine';

/** Where the generated sentences are clumsy. */
export const overrides: Readonly<Record<string, TextOverride>> = {
  rats: {
    en: 'Before the first turn, put the Rugwort token on a card of the Meadow. After anybody plays that card from the Meadow, gain 1 resource of a type you have none of, then put the token on another card of the Meadow.',
    es: 'Antes del primer turno, pon la ficha de Rugwort sobre una carta del Prado. Después de que alguien juegue esa carta desde el Prado, gana 1 recurso de un tipo que no tengas; luego, pon la ficha sobre otra carta del Prado.',
    fingerprint: '9944b41d',
  },
  spiders: {
    en: 'You are the last in the order of play. Before the first turn, put the spider figure on a Basic or Forest location, a Haven, Journey or Market location, the Station or the Knoll. After anybody visits the location where it stands (you: with a worker), gain 1 resource of a type you have none of and draw 1 card, then move the figure to another of these locations.',
    es: 'Juegas en último lugar. Antes del primer turno, pon la figura de la araña en una ubicación básica o de bosque, de Refugio, Viaje o Mercado, en la Estación de tren o en la Loma. Después de que alguien visite la ubicación donde está (tú: con un trabajador), gana 1 recurso de un tipo que no tengas y roba 1 carta; luego, mueve la figura a otra de esas ubicaciones.',
    fingerprint: '34d33463',
  },
};
