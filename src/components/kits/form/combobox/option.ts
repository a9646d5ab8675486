/** One thing to pick. */
export interface ComboboxOption {
  id: string;
  name: string;
  /** The heading it stands under; options of one group follow each other. */
  group?: string;
  disabled?: boolean;
}

/** Id of the row that adds what was typed. */
export const NEW_OPTION_ID = 'new:';

/** The options that hold what was typed anywhere in their name. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = typed.trim().toLowerCase();
  return wanted ? options.filter(({ name }) => name.toLowerCase().includes(wanted)) : options;
}

/** The next option that can be picked from `from` on, in steps of `by`, around the ends; -1 when there is none. */
export function nextEnabledIndex(rows: readonly ComboboxOption[], from: number, by: 1 | -1): number {
  const { length } = rows;
  for (let step = 0; step < length; step += 1) {
    const index = (((from + by * step) % length) + length) % length;
    if (!rows[index]?.disabled) return index;
  }
  return -1;
}
