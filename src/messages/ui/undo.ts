import { uiMessages } from '@/messages/ui';

export const undoText = uiMessages('undo', {
  undone: 'Undone',
  couldNotUndo: 'Could not undo',
});
