import type { PersonalityId } from './personalities.ts';
import type { TemperSaid } from './said.ts';

const NEAR_EN = 'Cards beside her, diagonally too';
const NEAR_ES = 'Las cartas de su alrededor, también en diagonal';

export const said: Readonly<Record<PersonalityId, TemperSaid>> = {
  narcissistic: {
    en: [
      'Nightweave the Narcissistic',
      `${NEAR_EN}, can be neither drawn nor played by you. When she plays one of them herself, she gains point tokens for her level.`,
    ],
    es: [
      'Nightweave la Narcisista',
      `${NEAR_ES}, no se pueden robar ni jugar. Cuando ella juega una de esas cartas, gana fichas de puntos por su nivel.`,
    ],
  },
  nasty: {
    en: [
      'Nightweave the Nasty',
      'When you draw or play a card beside her, diagonally too, she gains as many point tokens as it is worth, 1 at least. For each card you discard or resource you pay right then, she gains 1 fewer.',
    ],
    es: [
      'Nightweave la Nociva',
      'Cuando robas o juegas una carta de su alrededor, también en diagonal, ella gana tantas fichas de puntos como valga, al menos 1. Por cada carta que descartes o recurso que pagues en ese momento, gana 1 menos.',
    ],
  },
  naysayer: {
    en: [
      'Nightweave the Naysayer',
      'When you draw or play a card beside her, diagonally too, lay a card of the same color from your hand in its space. Without one you cannot take it.',
    ],
    es: [
      'Nightweave la Negadora',
      'Cuando robas o juegas una carta de su alrededor, también en diagonal, pon en su espacio una carta del mismo color de tu mano. Sin ella no puedes llevártela.',
    ],
  },
  needy: {
    en: [
      'Nightweave the Needy',
      'When you draw or play a card beside her, diagonally too, give her 1 of your point tokens. Without one you cannot take it; tokens on cards do not count.',
    ],
    es: [
      'Nightweave la Necesitada',
      'Cuando robas o juegas una carta de su alrededor, también en diagonal, dale 1 de tus fichas de puntos. Sin ella no puedes llevártela; las fichas sobre cartas no cuentan.',
    ],
  },
  nefarious: {
    en: [
      'Nightweave the Nefarious',
      'When she prepares for a season, and at her end, the cards right beside her, not diagonally, become her Achievements. The Meadow is refilled afterwards.',
    ],
    es: [
      'Nightweave la Nefasta',
      'Cuando se prepara para una estación, y al terminar su partida, las cartas que tiene justo al lado, no en diagonal, pasan a ser sus logros. Después se repone el Prado.',
    ],
  },
  neglectful: {
    en: [
      'Nightweave the Neglectful',
      'After she is placed in the Meadow, all cards beside her, diagonally too, are discarded and replaced. When you draw or play one of them, the same happens to all the others.',
    ],
    es: [
      'Nightweave la Negligente',
      'Después de colocarse en el Prado, todas las cartas de su alrededor, también en diagonal, se descartan y se reponen. Cuando robas o juegas una de ellas, ocurre lo mismo con las demás.',
    ],
  },
  nonchalant: {
    en: [
      'Nightweave the Nonchalant',
      'When you draw or play a card beside her, diagonally too, the Meadow is refilled and she moves to another space by the die. The card there becomes her Achievement, and the space she has left is refilled.',
    ],
    es: [
      'Nightweave la Despreocupada',
      'Cuando robas o juegas una carta de su alrededor, también en diagonal, se repone el Prado y ella pasa a otro espacio según el dado. La carta de allí pasa a ser su logro, y se repone el espacio que deja.',
    ],
  },
  noteworthy: {
    en: [
      'Nightweave the Noteworthy',
      'A card beside her, diagonally too, costs you 1 more berry, even when it is played for free. A card-playing ability that you use may take the berry off.',
    ],
    es: [
      'Nightweave la Notable',
      'Una carta de su alrededor, también en diagonal, te cuesta 1 baya más, incluso si la juegas gratis. Una habilidad de jugar cartas que uses puede descontarla.',
    ],
  },
};
