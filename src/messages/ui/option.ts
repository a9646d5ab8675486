import { uiMessages } from '@/messages/ui';

export const optionText = uiMessages('option', {
  colour: 'Colour',
  primary: 'Primary',
  secondary: 'Secondary',
  success: 'Success',
  danger: 'Danger',
  warning: 'Warning',
  info: 'Info',
  dark: 'Dark',
  purple: 'Purple',
  pink: 'Pink',
  orange: 'Orange',
  light: 'Light',
  link: 'Link',
});
