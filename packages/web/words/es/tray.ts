import type { tray as en } from '../en/tray.ts';

export const tray: typeof en = {
  table: 'Mesa',
  skips: 'Saltar a una parte de la mesa',
  skipTo: {
    decision: 'A la decisión',
    board: 'Al tablero',
    hand: 'A tu mano',
    city: 'A tu ciudad',
    rivals: 'A los rivales',
    story: 'A la crónica',
  },
  toHome: 'Everdell: ir a la página de inicio. Esta partida se guarda.',
  turnOrder: 'Orden de turno',
  over: 'La partida ha terminado',
  you: 'Tú',
  yourTurn: (turn) => `Tu turno ${turn}`,
  yourChoice: 'Te toca elegir',
  next: 'después',
  youNext: 'Después vas tú',
  doing: {
    turn: 'juega su turno',
    card: 'elige cartas',
    place: 'elige un lugar',
    seat: 'elige a alguien',
    worker: 'elige un trabajador',
    option: 'elige',
    split: 'elige recursos',
    pay: 'paga',
    over: '',
  },
  chip: (name, doing) => (doing === '' ? `${name}: ver su ciudad` : `${name}, ${doing}: ver su ciudad`),
};
