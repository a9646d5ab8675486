import type { exampleText } from '@/messages/gallery/example';
import { chartCards } from './chart-cards';
import { formCards } from './form-cards';
import { pageLeads } from './page-leads';
import { partNotes } from './part-notes';
import { partUses } from './part-uses';
import { tableCards } from './table-cards';
import { uiCards } from './ui-cards';

export const texts = {
  ...partUses,
  ...chartCards,
  ...formCards,
  ...tableCards,
  ...uiCards,
  ...pageLeads,
  ...partNotes,
};

export const example: typeof exampleText = { say: (english) => texts[english] ?? english };
