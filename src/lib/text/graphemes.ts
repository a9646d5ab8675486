let segmenter: Intl.Segmenter | undefined;

const segmentsOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** Counts user-perceived characters: a family emoji or an accented letter is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  const parts = segmentsOf(text)[Symbol.iterator]();
  while (!parts.next().done) count += 1;
  return count;
}

/** The first user-perceived character; empty for an empty text. */
export const firstGrapheme = (text: string): string => segmentsOf(text).containing(0)?.segment ?? '';

/** At most `most` UTF-16 code units, without half a character at the end: services refuse unpaired surrogates. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, segmentsOf(text).containing(most)?.index);
