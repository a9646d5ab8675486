import { listBookmarks } from '@contract/bookmark';
import { readCatchUp } from '@contract/catch-up';
import { listDirectory } from '@contract/directory';
import { readFeed } from '@contract/feed';
import { listListMembers, listLists, readListFeed } from '@contract/list';
import type { Operation } from '@contract/operation';
import { listFollowers, listFollowing, listLikers, listQuotes, listReposters } from '@contract/people';
import { getMember, listMemberPosts, listSuggestions } from '@contract/profile';
import * as publicReads from '@contract/public';
import { listRecentAuthors } from '@contract/recent-author';
import * as searches from '@contract/search';
import { getThread } from '@contract/thread';

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
