/** Ways each set is drawn: a suffix of the name each; the empty suffix takes names without any of the others. */
export const iconStyles = {
  tabler: [
    ['', 'Outline'],
    ['-filled', 'Filled'],
  ],
  solar: [
    ['-linear', 'Linear'],
    ['-outline', 'Outline'],
    ['-bold', 'Bold'],
    ['-line-duotone', 'Line duotone'],
    ['-bold-duotone', 'Bold duotone'],
    ['-broken', 'Broken'],
  ],
  ri: [
    ['-line', 'Line'],
    ['-fill', 'Fill'],
    ['', 'Neither'],
  ],
} as const;

/** The name of a set in `~icons/<prefix>/<name>`. */
export type IconPrefix = keyof typeof iconStyles;

/** Which of the set's styles a name is drawn in, as its suffix. */
export const iconStyleOf = (name: string, prefix: IconPrefix): string =>
  iconStyles[prefix].find(([suffix]) => suffix !== '' && name.endsWith(suffix))?.[0] ?? '';
