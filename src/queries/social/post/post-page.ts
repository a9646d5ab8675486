import type { MemberCard } from '@contract/member/member';
import type { PickReason } from '@contract/feed/pick-reason';
import type { PageStart } from '@/lib/storage/reading-position';

/** A row of a post list; the post has its own query. */
export interface PostRow {
  /** Unique within the list. */
  key: string;
  postId: string;
  repostedBy: MemberCard | null;
  /** `FeedItem.at`; feeds only. */
  at?: string;
  /** For you only. */
  reason?: PickReason | null;
  /** Placeholder for missing posts. */
  gap?: true;
}

export interface PostListPage {
  rows: PostRow[];
  nextCursor: string | null;
  /** Absent where the page was read without a cursor. */
  start?: PageStart;
  /** Posts are missing before the next page; `nextCursor` fetches them. */
  gap?: boolean;
}
