import { uiMessages } from '@/messages/ui';

export const foldedText = uiMessages('folded', {
  showLess: 'Show less',
  showAllLines: (count: number) => `Show all ${count} lines`,
});
