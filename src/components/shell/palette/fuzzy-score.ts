/** For comparing without accents and case. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isWordStart = (hay: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(hay.charAt(at - 1));

/** Subsequence match of `word` in `hay`: runs and word starts score higher; -1 when a letter is missing. */
function subsequenceScore(word: string, hay: string): number {
  let score = 0;
  let from = 0;
  for (const letter of word) {
    const at = hay.indexOf(letter, from);
    if (at < 0) return -1;
    score += at === from && from > 0 ? 3 : isWordStart(hay, at) ? 2 : 0;
    from = at + 1;
  }
  // Letters scattered over a long text match by chance.
  return from > word.length * 4 ? -1 : score / word.length;
}

function wordScore(word: string, hay: string): number {
  const at = hay.indexOf(word);
  if (at < 0) return subsequenceScore(word, hay);
  return (isWordStart(hay, at) ? 20 : 8) + (at === 0 ? 10 : 0) + (word.length / hay.length) * 5;
}

/**
 * Score of `text` for the typed words in any order, ignoring accents and case; -1 for no match. A match in
 * `alternativeText` scores half.
 */
export function fuzzyScore(typed: string, text: string, alternativeText = ''): number {
  const hay = foldText(text);
  const alternative = foldText(alternativeText);
  let sum = 0;
  for (const word of foldText(typed).split(/\s+/).filter(Boolean)) {
    const best = Math.max(
      wordScore(word, hay),
      alternative.includes(word) ? wordScore(word, alternative) / 2 : -1,
    );
    if (best < 0) return -1;
    sum += best;
  }
  return sum;
}
