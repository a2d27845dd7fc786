import type { UndoBlock } from './undo.ts';

export const undoBlocks = {
  'game-over': 'La partida ha terminado y todo se ha mostrado.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'other-seat-decided': 'Desde entonces ha decidido otra persona.',
  'turn-began': 'Aquí empezó tu turno; los turnos anteriores no se pueden deshacer.',
  'game-loaded': 'La partida se cargó aquí, desde un archivo de otra versión.',
  'rolled-back': 'La mesa volvió junta a este punto; lo anterior no se puede deshacer.',
  'not-the-last': 'Solo se puede deshacer la última decisión.',
  'not-in-force': 'Esa decisión no existe o ya se deshizo.',
  'no-such-seat': 'En ese asiento no hay nadie que pueda participar.',
  'card-drawn': 'Desde entonces se ha robado una carta.',
  'card-revealed': 'Desde entonces se ha revelado una carta.',
  'meadow-refilled': 'Desde entonces ha llegado una carta nueva al Prado.',
  'card-given': 'Desde entonces se ha dado una carta a otra persona.',
  'die-rolled': 'Desde entonces se ha tirado un dado.',
  'deck-reshuffled': 'Desde entonces se ha barajado el mazo.',
  'something-learned': 'Desde entonces se ha sabido algo que estaba oculto.',
} satisfies Record<UndoBlock, string>;
