import { noteText } from '@/messages/workspace/note';
import type { NoteContent } from './schema';

/** Marks of Markdown at the start of a line, and around words. */
const LINE_MARKS = /^\s*(?:#{1,6}|[-*+]|\d+[.)]|>)\s+/gm;
const WORD_MARKS = /(\*\*|__|[*_`~])(?=\S)(.*?\S)\1/g;
const LINKS = /\[([^\]]*)\]\([^)]*\)/g;

const plainText = (markdown: string): string =>
  markdown.replaceAll(LINE_MARKS, '').replaceAll(LINKS, '$1').replaceAll(WORD_MARKS, '$2');

const firstLine = (text: string): string => plainText(text).trim().split('\n', 1)[0] ?? '';

/** The title, or the first line of a note without one. */
export const noteName = ({ title, text }: NoteContent): string =>
  title.trim() || firstLine(text).slice(0, 100) || noteText.untitledNote;

const EXCERPT_LENGTH = 160;

/** What the list shows below the name. */
export function noteExcerpt({ title, text }: NoteContent): string {
  const plain = plainText(text).replaceAll(/\s+/g, ' ').trim();
  const rest = title.trim() === '' ? plain.slice(firstLine(text).length).trim() : plain;
  return rest.slice(0, EXCERPT_LENGTH);
}
