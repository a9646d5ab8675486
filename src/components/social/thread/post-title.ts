import type { Post } from '@contract/post/post';
import { cutText } from '@/lib/text/graphemes';
import { threadText } from '@/messages/social/thread';

const EXCERPT_LENGTH = 60;

/** "Ines Marchetti: The market opens at eight"; a content warning hides the text. */
export function postTitle({ author, text, contentWarning }: Post): string {
  const words = (contentWarning ?? text).replaceAll(/\s+/g, ' ').trim();
  const excerpt = words.length > EXCERPT_LENGTH ? `${cutText(words, EXCERPT_LENGTH).trimEnd()}…` : words;
  return excerpt ? `${author.name}: ${excerpt}` : threadText.postBy(author.name);
}
