import type { JSONContent } from '@tiptap/react';
import { sceneUrl } from '@/lib/files/art-url';

/** Builds a paragraph with marks: `words('We meet ', ['at six', 'bold'])`. */
const words = (...parts: (string | readonly [text: string, mark: string])[]): JSONContent => ({
  type: 'paragraph',
  content: parts.map((part) =>
    typeof part === 'string'
      ? { type: 'text', text: part }
      : { type: 'text', text: part[0], marks: [{ type: part[1] }] },
  ),
});
const heading = (text: string): JSONContent => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const quote = (text: string): JSONContent => ({ type: 'blockquote', content: [words(text)] });
const listNode = (...items: string[]): JSONContent => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [words(item)] })),
});
const doc = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content });

export const marketNotice = doc(
  heading('Night market'),
  words(
    'On Saturday the stalls stay open ',
    ['until midnight', 'bold'],
    '. Bring ',
    ['a lamp', 'highlight'],
    '.',
  ),
  listNode('Bread and soup by the fountain', 'Music from eight', 'The last tram waits'),
  quote('The square is never as kind as by lamplight.'),
  words(),
);
export const shortNote = doc(
  words('Choose some of these words, and the tools come up over them.'),
  words('A keyboard gets there too: choose with ', ['Shift', 'code'], ' and arrows, then press Tab.'),
);
export const thanks = doc(words('Thanks for the lamps. Write @ and a name to thank another person: '));
export const album = doc(
  words('Yesterday at the square:'),
  { type: 'image', attrs: { src: sceneUrl('plaza'), alt: 'The plaza from above' } },
  words('Paste or drop a picture of yours below.'),
);
export const speech = doc(
  words('Neighbours, the fountain runs again. It took three summers and forty hands.'),
);
export const announcement = doc(
  words('The ', ['clock', 'bold'], ' is wound on Mondays.'),
  quote('Wound too late, it strikes thirteen.'),
  words(),
);

/** Builds a document without marks. */
export const plainDoc = (text: string): JSONContent => doc(text ? words(text) : words());
