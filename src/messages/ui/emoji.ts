import { uiMessages } from '@/messages/ui';

export const emojiText = uiMessages('emoji', {
  emoji: 'Emoji',
  findAnEmoji: 'Find an emoji',
  noneFound: 'No emoji with that name',
});
