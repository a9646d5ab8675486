let segmenter: Intl.Segmenter | undefined;

/** Counts words in any script; punctuation and spaces do not count. */
export function countWords(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
