import type { ColourVariant } from '@/components/ui/colour-variant';
import { kanbanText } from '@/messages/workspace/kanban';

export const colourNames: Readonly<Record<ColourVariant, string>> = {
  primary: kanbanText.colourPrimary,
  secondary: kanbanText.colourSecondary,
  success: kanbanText.colourSuccess,
  danger: kanbanText.colourDanger,
  warning: kanbanText.colourWarning,
  info: kanbanText.colourInfo,
  dark: kanbanText.colourDark,
  purple: kanbanText.colourPurple,
  pink: kanbanText.colourPink,
  orange: kanbanText.colourOrange,
  light: kanbanText.colourLight,
  link: kanbanText.colourLink,
};
