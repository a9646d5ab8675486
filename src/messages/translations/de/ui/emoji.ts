import type { emojiText } from '@/messages/ui/emoji';

export const emoji: typeof emojiText = {
  emoji: 'Emoji',
  findAnEmoji: 'Emoji suchen',
  noneFound: 'Kein Emoji mit diesem Namen',
};
