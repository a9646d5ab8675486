import { normalizeText } from './normalize-text';

/** Whether a name begins with what a person types in a list, accents aside: "u" finds "Übersicht". */
export const startsWithTyped = (name: string, typed: string): boolean =>
  normalizeText(name.trim()).startsWith(normalizeText(typed));
