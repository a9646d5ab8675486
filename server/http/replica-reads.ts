import { listBookmarks } from '@contract/post/bookmark';
import { readCatchUp } from '@contract/feed/catch-up';
import { listDirectory } from '@contract/member/directory';
import { readFeed } from '@contract/feed/feed';
import { listListMembers, listLists, readListFeed } from '@contract/member/list';
import type { Operation } from '@contract/operation';
import { listFollowers, listFollowing, listLikers, listQuotes, listReposters } from '@contract/member/people';
import { getMember, listMemberPosts, listSuggestions } from '@contract/member/profile';
import * as publicReads from '@contract/public';
import { listRecentAuthors } from '@contract/feed/recent-author';
import * as searches from '@contract/feed/search';
import { getThread } from '@contract/post/thread';

/**
 * Reads that may show what others did a few seconds later. Not among them: a post, notification or message by its id,
 * which members open when an event has named it, and everything about the own account, moderation and spaces.
 */
export const replicaReads: ReadonlySet<Operation> = new Set<Operation>([
  readFeed,
  readListFeed,
  readCatchUp,
  listRecentAuthors,
  getThread,
  getMember,
  listMemberPosts,
  listSuggestions,
  listDirectory,
  listFollowers,
  listFollowing,
  listLikers,
  listReposters,
  listQuotes,
  listBookmarks,
  listLists,
  listListMembers,
  ...Object.values(searches).filter((each) => 'access' in each),
  ...Object.values(publicReads).filter((each) => 'access' in each),
]);
