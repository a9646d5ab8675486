/** Of the first two words: "Ines Marchetti" is "IM". */
export const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.slice(0, String.fromCodePoint(word.codePointAt(0) ?? 32).length))
    .join('')
    .toUpperCase();
