import type { selectionBarText } from '@/messages/ui/selection-bar';

export const selectionBar: typeof selectionBarText = {
  selection: 'Auswahl',
  selected: (count) => `${count} ausgewählt`,
  moreActions: 'Weitere Aktionen',
  clearSelection: 'Auswahl aufheben',
};
