import type { optionText } from '@/messages/ui/option';

export const option: typeof optionText = {
  colour: 'Farbe',
  primary: 'Primär',
  secondary: 'Sekundär',
  success: 'Erfolg',
  danger: 'Gefahr',
  warning: 'Warnung',
  info: 'Information',
  dark: 'Dunkel',
  purple: 'Violett',
  pink: 'Rosa',
  orange: 'Orange',
  light: 'Hell',
  link: 'Link',
};
