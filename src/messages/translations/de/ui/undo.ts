import type { undoText } from '@/messages/ui/undo';

export const undo: typeof undoText = {
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  couldNotUndo: 'Konnte nicht rückgängig gemacht werden',
};
