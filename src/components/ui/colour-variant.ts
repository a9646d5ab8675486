export const colourVariants = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'dark',
  'purple',
  'pink',
  'orange',
  'light',
  'link',
] as const;
export type ColourVariant = (typeof colourVariants)[number];
