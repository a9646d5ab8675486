import type { optionText } from '@/messages/ui/option';

export const option: typeof optionText = {
  colour: 'Farbe',
};
