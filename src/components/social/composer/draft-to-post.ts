import { MAX_POST_GRAPHEMES } from '@contract/post/post';
import { type NewPost, MAX_THREAD_POSTS } from '@contract/post/post-write';
import {
  type Draft,
  type DraftPost,
  isBlankDraftPost,
  getDraftPosts,
  toPostContent,
} from '@/lib/storage/draft-types';
import { countGraphemes } from '@/lib/text/graphemes';
import { composerDetailsText } from '@/messages/social/composer-details';

interface PostContext {
  replyTo?: string | undefined;
  quoteOf?: string | undefined;
}

/** The service requires a lead of one minute; the rest covers the request. */
const MIN_SCHEDULE_AHEAD_MS = 90_000;

/** Drops blank poll options and blank posts. Picture ids are local until upload. */
export function toNewPost(draft: Draft, { replyTo, quoteOf }: PostContext): NewPost {
  const continued = draft.continued.filter((piece) => !isBlankDraftPost(piece)).map(toPostContent);
  return {
    ...toPostContent(draft),
    audience: draft.audience,
    ...(replyTo ? { replyTo } : {}),
    ...(quoteOf ? { quoteOf } : {}),
    ...(continued.length > 0 ? { continued } : {}),
  };
}

export const countMissingAlt = (draft: Draft): number =>
  getDraftPosts(draft)
    .flatMap(({ pictures }) => pictures)
    .filter(({ alt }) => !alt.trim()).length;

export const canAddPost = (draft: Draft): boolean => getDraftPosts(draft).length < MAX_THREAD_POSTS;

function pieceBlocker(piece: DraftPost): string | null {
  const used = countGraphemes(piece.text.trim());
  if (used === 0 && piece.pictures.length === 0) {
    return piece.poll ? composerDetailsText.addQuestion : composerDetailsText.writeSomethingFirst;
  }
  if (used > MAX_POST_GRAPHEMES) return composerDetailsText.removeCharacters(used - MAX_POST_GRAPHEMES);
  const filled = piece.poll?.options.map((option) => option.trim()).filter(Boolean);
  if (filled && filled.length < 2) return composerDetailsText.addOptions;
  if (filled && new Set(filled.map((option) => option.toLowerCase())).size < filled.length) {
    return composerDetailsText.optionsMustDiffer;
  }
  return null;
}

/** The reason a draft cannot be sent yet, as interface text; null when it can. */
export function sendBlocker(draft: Draft): string | null {
  const pieces = getDraftPosts(draft);
  for (const [at, piece] of pieces.entries()) {
    const found = at > 0 && isBlankDraftPost(piece) ? null : pieceBlocker(piece);
    if (found) return pieces.length > 1 ? composerDetailsText.problemOf(at + 1, found) : found;
  }
  if (draft.publishAt && Date.parse(draft.publishAt) < Date.now() + MIN_SCHEDULE_AHEAD_MS) {
    return composerDetailsText.timeHasPassed;
  }
  return null;
}
