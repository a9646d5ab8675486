import { Extension } from '@tiptap/react';

export const ALIGNMENTS = ['start', 'center', 'end'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const isAlignment = (value: unknown): value is Alignment =>
  ALIGNMENTS.some((alignment) => alignment === value);

/** Text alignment as an attribute: the CSP forbids style attributes in HTML. */
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
