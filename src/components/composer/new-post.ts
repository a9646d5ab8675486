import { type NewPost, POST_GRAPHEMES } from '@contract/post';
import type { Draft } from '@/lib/draft';
import { graphemes } from '@/lib/grapheme';

interface Context {
  replyTo?: string | undefined;
  quoteOf?: string | undefined;
}

/** What is sent for a draft. Options left empty are left out. */
export function newPost(draft: Draft, { replyTo, quoteOf }: Context): NewPost {
  const contentWarning = draft.contentWarning?.trim();
  const options = draft.poll?.options.map((option) => option.trim()).filter(Boolean) ?? [];
  return {
    text: draft.text.trim(),
    audience: draft.audience,
    ...(contentWarning ? { contentWarning } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(quoteOf ? { quoteOf } : {}),
    ...(draft.poll ? { poll: { options, minutes: draft.poll.minutes } } : {}),
  };
}

/** Why a draft cannot be sent yet, in words for its author; null when it can. */
export function obstacle(draft: Draft): string | null {
  const used = graphemes(draft.text.trim());
  if (used === 0) return draft.poll ? 'Ask the question of the poll first.' : 'Write something first.';
  if (used > POST_GRAPHEMES) return `Shorten it by ${used - POST_GRAPHEMES} characters.`;
  const filled = draft.poll?.options.map((option) => option.trim()).filter(Boolean);
  if (filled && filled.length < 2) return 'Give the poll at least two options.';
  if (filled && new Set(filled.map((option) => option.toLowerCase())).size < filled.length) {
    return 'Two options of the poll are the same.';
  }
  return null;
}
