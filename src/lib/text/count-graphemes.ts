let segmenter: Intl.Segmenter | undefined;

/** How many characters a person sees: a family emoji or a letter with its accent is one. */
export function countGraphemes(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  const parts = segmenter.segment(text)[Symbol.iterator]();
  while (!parts.next().done) count += 1;
  return count;
}
