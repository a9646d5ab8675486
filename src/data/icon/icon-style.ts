/** Styles by name suffix; the empty suffix matches names without any other suffix. */
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

/** Set name in `~icons/<prefix>/<name>`. */
export type IconPrefix = keyof typeof iconStyles;

/** Suffix of the style an icon name belongs to. */
export const iconStyleOf = (name: string, prefix: IconPrefix): string =>
  iconStyles[prefix].find(([suffix]) => suffix !== '' && name.endsWith(suffix))?.[0] ?? '';
