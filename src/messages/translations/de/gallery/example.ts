import type { exampleText } from '@/messages/gallery/example';
import { cardTexts } from './card-texts';
import { pageLeads } from './page-leads';
import { partNotes } from './part-notes';
import { partUses } from './part-uses';

export const texts = { ...partUses, ...cardTexts, ...pageLeads, ...partNotes };

export const example: typeof exampleText = { say: (english) => texts[english] ?? english };
