import { uiMessages } from '@/messages/ui';

export const undoText = uiMessages('undo', {
  undo: 'Undo',
  undone: 'Undone',
  couldNotUndo: 'Could not undo',
});
