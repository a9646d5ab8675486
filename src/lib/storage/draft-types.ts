import type { Audience } from '@contract/post/post';

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
}

export const emptyDraftPost: DraftPost = { text: '', contentWarning: null, poll: null, pictures: [] };
export const emptyDraft: Draft = {
  ...emptyDraftPost,
  audience: 'public',
  publishAt: null,
  continued: [],
  key: null,
};

export const getDraftPosts = (draft: Draft): DraftPost[] => [draft, ...draft.continued];

export const getDraftPictureIds = (draft: Draft): string[] =>
  getDraftPosts(draft).flatMap((post) => post.pictures.map(({ id }) => id));

export const isBlankDraftPost = (post: DraftPost): boolean =>
  !post.text.trim() &&
  !post.contentWarning?.trim() &&
  post.pictures.length === 0 &&
  !post.poll?.options.some((option) => option.trim());

export const isBlankDraft = (draft: Draft): boolean => getDraftPosts(draft).every(isBlankDraftPost);
