import { Mark } from '@tiptap/react';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    plainMarks: { togglePlain: (name: PlainMark) => ReturnType };
  }
}

/** Marks that are nothing but an element, which Tiptap's starter kit leaves out. */
export type PlainMark = 'highlight' | 'subscript' | 'superscript';

const plainMark = (name: PlainMark, tag: 'mark' | 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addCommands: () => ({
      togglePlain:
        (wanted) =>
        ({ commands }) =>
          commands.toggleMark(wanted),
    }),
  });

export const plainMarks = [
  plainMark('highlight', 'mark'),
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
];
