let segmenter: Intl.Segmenter | undefined;

/** Counts user-perceived characters: a family emoji or an accented letter is one. */
export function countGraphemes(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  const parts = segmenter.segment(text)[Symbol.iterator]();
  while (!parts.next().done) count += 1;
  return count;
}
