import { POST_GRAPHEMES } from '@contract/post';
import { type NewPost, type PostPiece, THREAD_POSTS } from '@contract/post-write';
import { type Draft, type DraftPiece, isBlankPiece, piecesOf } from '@/lib/storage/draft';
import { counted } from '@/lib/text/format';
import { graphemes } from '@/lib/text/count-graphemes';

interface Context {
  replyTo?: string | undefined;
  quoteOf?: string | undefined;
}

/** Milliseconds the service wants a scheduled post to lie ahead at least, and a little for the way there. */
const AHEAD = 90_000;

function sentPiece({ text, contentWarning, poll, pictures }: DraftPiece): PostPiece {
  const warning = contentWarning?.trim();
  const options = poll?.options.map((option) => option.trim()).filter(Boolean) ?? [];
  const media = pictures.map(({ id, alt }) => ({ id, alt: alt.trim() }));
  return {
    text: text.trim(),
    ...(warning ? { contentWarning: warning } : {}),
    ...(media.length > 0 ? { media } : {}),
    ...(poll ? { poll: { options, minutes: poll.minutes } } : {}),
  };
}

/** What is sent for a draft. Options and posts left empty are left out; pictures are named by their place here. */
export function newPost(draft: Draft, { replyTo, quoteOf }: Context): NewPost {
  const continued = draft.continued.filter((piece) => !isBlankPiece(piece)).map(sentPiece);
  return {
    ...sentPiece(draft),
    audience: draft.audience,
    ...(replyTo ? { replyTo } : {}),
    ...(quoteOf ? { quoteOf } : {}),
    ...(continued.length > 0 ? { continued } : {}),
  };
}

/** How many pictures nobody has described yet. */
export const undescribed = (draft: Draft): number =>
  piecesOf(draft)
    .flatMap(({ pictures }) => pictures)
    .filter(({ alt }) => !alt.trim()).length;

/** Whether one more post can follow. */
export const mayContinue = (draft: Draft): boolean => piecesOf(draft).length < THREAD_POSTS;

function pieceObstacle(piece: DraftPiece): string | null {
  const used = graphemes(piece.text.trim());
  if (used === 0 && piece.pictures.length === 0) {
    return piece.poll ? 'Ask the question of the poll first.' : 'Write something first.';
  }
  if (used > POST_GRAPHEMES) return `Shorten it by ${counted(used - POST_GRAPHEMES, 'character')}.`;
  const filled = piece.poll?.options.map((option) => option.trim()).filter(Boolean);
  if (filled && filled.length < 2) return 'Give the poll at least two options.';
  if (filled && new Set(filled.map((option) => option.toLowerCase())).size < filled.length) {
    return 'Two options of the poll are the same.';
  }
  return null;
}

/** Why a draft cannot be sent yet, in words for its author; null when it can. */
export function obstacle(draft: Draft): string | null {
  const pieces = piecesOf(draft);
  for (const [at, piece] of pieces.entries()) {
    const found = at > 0 && isBlankPiece(piece) ? null : pieceObstacle(piece);
    if (found) return pieces.length > 1 ? `Post ${at + 1}: ${found}` : found;
  }
  if (draft.publishAt && Date.parse(draft.publishAt) < Date.now() + AHEAD) {
    return 'The time to publish is over. Choose another.';
  }
  return null;
}
