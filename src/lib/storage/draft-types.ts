import type { Audience } from '@contract/post/post';
import type { PostContent } from '@contract/post/post-write';

/** The bytes are in the picture store under `id`. */
export interface DraftPicture {
  id: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface DraftPost {
  text: string;
  contentWarning: string | null;
  /** Two to four options; `minutes` until the poll closes. */
  poll: { options: string[]; minutes: number } | null;
  pictures: DraftPicture[];
}

export interface Draft extends DraftPost {
  audience: Audience;
  /** ISO 8601; null publishes at once. */
  publishAt: string | null;
  continued: DraftPost[];
  /** The idempotency key for sending this draft; null while it is blank. */
  key: string | null;
  /** Back from the outbox: the service may have stored an earlier version under `key`. */
  wasSent: boolean;
}

export const emptyDraftPost: DraftPost = { text: '', contentWarning: null, poll: null, pictures: [] };
export const emptyDraft: Draft = {
  ...emptyDraftPost,
  audience: 'public',
  publishAt: null,
  continued: [],
  key: null,
  wasSent: false,
};

/** What is sent for one post. Picture ids are local until upload. */
export function toPostContent({ text, contentWarning, poll, pictures }: DraftPost): PostContent {
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

export const getDraftPosts = (draft: Draft): DraftPost[] => [draft, ...draft.continued];

export const getDraftPictureIds = (draft: Draft): string[] =>
  getDraftPosts(draft).flatMap((post) => post.pictures.map(({ id }) => id));

export const isBlankDraftPost = (post: DraftPost): boolean =>
  !post.text.trim() &&
  !post.contentWarning?.trim() &&
  post.pictures.length === 0 &&
  !post.poll?.options.some((option) => option.trim());

export const isBlankDraft = (draft: Draft): boolean => getDraftPosts(draft).every(isBlankDraftPost);
