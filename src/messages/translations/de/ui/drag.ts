import type { dragText } from '@/messages/ui/drag';

export const drag: typeof dragText = {
  keyboardHint: 'Leertaste zum Aufnehmen und Ablegen, Pfeiltasten zum Verschieben, Escape zum Abbrechen.',
  move: (name) => `${name} verschieben`,
  pickedUp: (name, place) => `${name} aufgenommen: ${place}.`,
  movedBack: (name) => `${name} ist zurück am alten Platz.`,
  place: (number, count) => `${number} von ${count}`,
  dropped: (name, place) => `${name} abgelegt: ${place}.`,
  didNotMove: (name) => `${name} wurde nicht verschoben.`,
};
