import { Mark } from '@tiptap/react';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    plainMarks: { togglePlain: (name: SimpleMark) => ReturnType };
  }
}

/** Simple element marks missing from Tiptap's starter kit. */
export type SimpleMark = 'highlight' | 'subscript' | 'superscript';

const simpleMark = (name: SimpleMark, tag: 'mark' | 'sub' | 'sup') =>
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

export const simpleMarks = [
  simpleMark('highlight', 'mark'),
  simpleMark('subscript', 'sub'),
  simpleMark('superscript', 'sup'),
];
