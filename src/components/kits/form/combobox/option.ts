export interface ComboboxOption {
  id: string;
  name: string;
  /** Group heading; options of a group must be adjacent. */
  group?: string;
  disabled?: boolean;
}

/** Id of the "create" row. */
export const NEW_OPTION_ID = 'new:';

/** Options whose name contains the text. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = typed.trim().toLowerCase();
  return wanted ? options.filter(({ name }) => name.toLowerCase().includes(wanted)) : options;
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
