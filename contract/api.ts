import { listDirectory } from './directory';
import { readFeed } from './feed';
import { follow, getMe, getMember, listSuggestions, unfollow, updateMe } from './member';
import { countUnread, listNotifications, readNotifications } from './notification';
import type { Operation } from './operation';
import { getPlace, putPlace } from './place';
import * as post from './post';
import { complete, listTrends, searchPeople, searchPosts } from './search';

/** Every operation of /api/v1, for the OpenAPI document and for tests. The app imports the ones it calls by noun. */
export const operations: readonly Operation[] = [
  getMe,
  updateMe,
  getMember,
  follow,
  unfollow,
  listSuggestions,
  listDirectory,
  readFeed,
  getPlace,
  putPlace,
  post.createPost,
  post.getPost,
  post.getThread,
  post.deletePost,
  post.restorePost,
  post.likePost,
  post.unlikePost,
  post.repostPost,
  post.unrepostPost,
  post.bookmarkPost,
  post.unbookmarkPost,
  post.votePoll,
  post.listBookmarks,
  post.listMemberPosts,
  listNotifications,
  countUnread,
  readNotifications,
  searchPosts,
  searchPeople,
  listTrends,
  complete,
];
