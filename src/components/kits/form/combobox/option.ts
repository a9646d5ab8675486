import type { ReactNode } from 'react';
import { normalizeText } from '@/lib/text/normalize-text';

export interface ComboboxOption {
  id: string;
  name: string;
  /** Second line, searched as well. */
  note?: string;
  /** Before the name, in the list and in the chip. */
  icon?: ReactNode;
  /** Group heading; options of a group must be adjacent. */
  group?: string;
  disabled?: boolean;
}

/** Id of the "create" row. */
export const NEW_OPTION_ID = 'new:';

/** Options whose name contains the text, accents aside, then those whose note does. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = normalizeText(typed.trim());
  if (!wanted) return options;
  const isNamed = ({ name }: ComboboxOption) => normalizeText(name).includes(wanted);
  const isNoted = ({ name, note = '' }: ComboboxOption) => normalizeText(`${name} ${note}`).includes(wanted);
  const found = options.filter(isNoted);
  return [...found.filter(isNamed), ...found.filter((option) => !isNamed(option))];
}

/** Next enabled index from `from` in steps of `by`, wrapping around; -1 if none. */
export function nextEnabledIndex(rows: readonly ComboboxOption[], from: number, by: 1 | -1): number {
  const { length } = rows;
  for (let step = 0; step < length; step += 1) {
    const index = (((from + by * step) % length) + length) % length;
    if (!rows[index]?.disabled) return index;
  }
  return -1;
}
