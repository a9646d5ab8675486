import type { ReactNode } from 'react';

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

/** Options whose name or note contains the text. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = typed.trim().toLowerCase();
  return wanted
    ? options.filter(({ name, note = '' }) => `${name} ${note}`.toLowerCase().includes(wanted))
    : options;
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
