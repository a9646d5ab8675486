/**
 * Letters of scripts that put no space around a mention, and that no handle or mail address holds; content of a
 * character class with the flag u. Koreans write particles right after a name.
 */
export const UNSPACED_LETTERS = ['Han', 'Hira', 'Kana', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr']
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
