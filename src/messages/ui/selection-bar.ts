import { uiMessages } from '@/messages/ui';

export const selectionBarText = uiMessages('selection-bar', {
  selection: 'Selection',
  selected: (count: string) => `${count} selected`,
  moreActions: 'More actions',
  clearSelection: 'Clear selection',
});
