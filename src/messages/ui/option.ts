import { uiMessages } from '@/messages/ui';

export const optionText = uiMessages('option', {
  colour: 'Colour',
});
