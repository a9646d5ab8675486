import type { NoteContent } from '@/data/note/schema';
import { mergeText } from '@/lib/text/merge-text';
import type { RefusedChange } from '@/queries/workspace/mutations/space/refused-change';

/** Joins the change between `from` and `to` with the current content. */
export const mergeContent = (current: NoteContent, from: NoteContent, to: NoteContent): NoteContent => ({
  title: to.title === from.title ? current.title : to.title,
  text: mergeText(current.text, from.text, to.text).text,
});

const textIn = (fields: RefusedChange['set'], name: keyof NoteContent): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
};

/** The content with the latest title and text that the service refused. */
export function withRefused(content: NoteContent, refused: readonly RefusedChange[]): NoteContent {
  const last = (name: keyof NoteContent) => refused.findLast(({ set }) => textIn(set, name) !== undefined);
  const title = last('title');
  const text = last('text');
  const from = { ...content, text: (text && textIn(text.base, 'text')) ?? content.text };
  return mergeContent(content, from, {
    title: (title && textIn(title.set, 'title')) ?? from.title,
    text: (text && textIn(text.set, 'text')) ?? from.text,
  });
}
