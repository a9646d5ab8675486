import { Extension } from '@tiptap/react';

export const ALIGNMENTS = ['start', 'center', 'end'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const isAlignment = (value: unknown): value is Alignment =>
  ALIGNMENTS.some((alignment) => alignment === value);

/** The side on which a paragraph or heading stands, as an attribute: the page's policy allows no style in html. */
export const AlignExtension = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => {
            const value = element.dataset['align'];
            return isAlignment(value) && value !== 'start' ? value : null;
          },
          renderHTML: ({ align }) => (isAlignment(align) ? { 'data-align': align } : {}),
        },
      },
    },
  ],
});
