import { firstGrapheme } from './graphemes';

/** Of the first two words: "Ines Marchetti" is "IM". */
export const initials = (name: string): string =>
  name.split(/\s+/u).slice(0, 2).map(firstGrapheme).join('').toUpperCase();
