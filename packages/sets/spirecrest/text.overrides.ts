import type { ModuleTexts } from '@everdell/engine';

/** Texts whose generated sentences are clumsy. */

type Said = readonly [en: string, es: string, fingerprint: string];

const less = (en: string, es: string, every = ''): readonly [string, string] => [
  `Worth 6 points at the end of the game, less 1 for ${every === '' ? 'each' : `every ${every}`} ${en} in your city.`,
  `Vale 6 puntos al final de la partida, menos 1 por cada ${every === '' ? '' : `${every} `}${es} de tu ciudad.`,
];

const said: Readonly<Record<string, Said>> = {
  archeologist: [
    'When you keep this card: put up to 3 Constructions from your hand or the Meadow under it. You may play them from there as your action, each for 1 fewer resource of your choice; that is a card-playing ability.',
    'Al quedártela: pon debajo hasta 3 Construcciones de tu mano o del Prado. Puedes jugarlas desde ahí como acción, cada una por 1 recurso menos a tu elección; es una habilidad de jugar cartas.',
    'e520d5e0',
  ],
  'trail-guide': [
    'When you keep this card: put up to 3 Critters from your hand or the Meadow under it. You may play them from there as your action, each for 2 fewer berries; that is a card-playing ability.',
    'Al quedártela: pon debajo hasta 3 Bichos de tu mano o del Prado. Puedes jugarlos desde ahí como acción, cada uno por 2 bayas menos; es una habilidad de jugar cartas.',
    '5d01c281',
  ],
  mountaineer: [
    'The Weather of spring does not bind you. When you explore the Peaks, you may keep a second card, each for its own price.',
    'El clima de la primavera no te afecta. Al explorar los Picos puedes quedarte con una segunda carta, cada una por su propio precio.',
    'dc68ebb9',
  ],
  stubblehoof: [
    'Stubblehoof takes the place of one of your workers. When you prepare for a season, you may leave it where it stands, unless workers stay there for good: activate that location again, draw 1 card and gain 1 resource of any type.',
    'Stubblehoof ocupa el lugar de uno de tus trabajadores. Al prepararte para una estación puedes dejarlo donde está, salvo donde los trabajadores se quedan para siempre: activa otra vez esa ubicación, roba 1 carta y gana 1 recurso cualquiera.',
    'cc98570f',
  ],
  truffle: [
    'Truffle takes the place of one of your workers. You may place it on a green card in any city, but never on the Bank, the Storehouse, Rugwort the Rowdy or a Legendary card: activate that card for yourself, gain 1 resource of any type and draw 1 card.',
    'Truffle ocupa el lugar de uno de tus trabajadores. Puedes colocarlo en una carta verde de cualquier ciudad, pero nunca en el Banco, el Almacén, Rugwort el Camorrista ni una carta legendaria: activa esa carta para ti, gana 1 recurso cualquiera y roba 1 carta.',
    '908388df',
  ],
  'bellsong-trail': [
    'Worth 4 points at the end of the game if you have travelled to the last tile of your Expedition.',
    'Vale 4 puntos al final de la partida si has viajado hasta la última loseta de tu expedición.',
    '97f3fea3',
  ],
  firebeak: [
    'Firebeak takes the place of one of your workers. You may place it on the discard pile: draw 3 cards from it. While it stands there, each time another player discards cards from their hand, look at them and take any of them into your hand, up to your hand limit.',
    'Firebeak ocupa el lugar de uno de tus trabajadores. Puedes colocarlo en la pila de descartes: roba 3 cartas de ella. Mientras siga allí, cada vez que otro jugador descarte cartas de su mano, míralas y llévate a la mano las que quieras, hasta tu límite de mano.',
    '69c7fd0e',
  ],
  'grey-cloaks-hideout': [
    'As your action, if no worker is here: move one of your deployed workers here, but not from an Event nor from where workers stay for good, and activate once more the location it has left.',
    'Como acción, si no hay ningún trabajador aquí: mueve aquí a uno de tus trabajadores colocados, pero no desde un Evento ni desde donde los trabajadores se quedan para siempre, y activa otra vez la ubicación que deja.',
    'd941e5b9',
  ],
  'moleia-mines': [
    'Reveal cards from the deck one by one, as long as you like, but no more than your hand has room for. Take them into your hand when you stop and gain 1 point token for each. If one is also in the Meadow, discard all of them and gain nothing. Room for 3 workers of different players. Open to opponents: when one of them visits, you gain 1 point token.',
    'Revela cartas del mazo de una en una mientras quieras, pero no más de las que quepan en tu mano. Al parar, llévatelas a la mano y gana 1 ficha de puntos por cada una. Si una está también en el Prado, descártalas todas y no ganas nada. Caben 3 trabajadores, de jugadores distintos. Abierta a los oponentes: cuando uno la visita, ganas 1 ficha de puntos.',
    '567532c3',
  ],
  stormvale: [
    'When you keep this card: lay 3 cards from the deck face up beside it. Everybody may play them, and each is replaced at once. When another player plays one, gain 1 point token.',
    'Al quedártela: pon 3 cartas del mazo boca arriba a su lado. Cualquiera puede jugarlas, y cada una se repone al momento. Cuando otro jugador juegue una, gana 1 ficha de puntos.',
    'da755099',
  ],
  windlore: [
    'Windlore takes the place of one of your workers. You may place it on the deck: draw 3 cards. While it stands there, at the end of each turn in which another player has drawn cards from the deck, draw 2 cards, even past your hand limit, then discard down to it.',
    'Windlore ocupa el lugar de uno de tus trabajadores. Puedes colocarlo en el mazo: roba 3 cartas. Mientras siga allí, al final de cada turno en que otro jugador haya robado cartas del mazo, roba 2 cartas, aunque superes tu límite de mano, y luego descarta hasta quedarte en él.',
    '8c510e66',
  ],
  'cave-of-dancing-lights': [
    'Reveal 4 cards from the deck. Gain 1 berry for each green, 1 twig for each tan, 1 resin for each red, 1 pebble for each blue and 1 resource of any type for each purple card among them. Take any of them into your hand and discard the rest.',
    'Revela 4 cartas del mazo. Gana 1 baya por cada carta verde, 1 ramita por cada marrón, 1 resina por cada roja, 1 piedra por cada azul y 1 recurso cualquiera por cada morada. Llévate a la mano las que quieras y descarta el resto.',
    '5f259a2d',
  ],
  'everblossom-city': [...less('purple card', 'carta morada'), '6f8756fc'],
  'greensprout-city': [...less('green cards', 'cartas verdes', '2'), 'bb2b5f4d'],
  'mistrise-city': [...less('tan card', 'carta marrón'), 'd0879f89'],
  'starfall-city': [...less('blue card', 'carta azul'), '80ad8774'],
  'sunblaze-city': [...less('red card', 'carta roja'), '500b6b81'],
  'serpents-pass': [
    'When you keep this card: it becomes the first tile of your Expedition. Cost: pay 6 resources of any type. Worth 7 points.',
    'Al quedártela: pasa a ser la primera loseta de tu expedición. Coste: paga 6 recursos cualesquiera. Vale 7 puntos.',
    'f4ff7dd4',
  ],
  'the-distant-shore': [
    'When you keep this card: it becomes the last tile of your Expedition. Cost: discard 6 cards from your hand. Worth 7 points.',
    'Al quedártela: pasa a ser la última loseta de tu expedición. Coste: descarta 6 cartas de tu mano. Vale 7 puntos.',
    'a0017755',
  ],
};

export const overrides: NonNullable<ModuleTexts['overrides']> = Object.fromEntries(
  Object.entries(said).map(([id, [en, es, fingerprint]]) => [id, { en, es, fingerprint }]),
);
