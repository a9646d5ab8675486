/** Operations that the first screen does without, loaded as one chunk by query options of the first load. */
export { countUnreadMessages, getConversation, listConversations } from '@contract/message/conversation';
export { listFollowRequests } from '@contract/member/follow-request';
export { listMutedWords, previewMutedWord } from '@contract/member/muted-word';
export { getMember, listMemberPosts, listSuggestions } from '@contract/member/profile';
export { listRecentAuthors } from '@contract/feed/recent-author';
export { listBlocked, listMuted } from '@contract/member/relationship';
export {
  listFollowers,
  listFollowing,
  listLikers,
  listNotificationActors,
  listQuotes,
  listReposters,
} from '@contract/member/people';
export { listFollowedTags } from '@contract/feed/tag-follow';
export { listScheduledPosts } from '@contract/post/scheduled-post';
export {
  listCompletions,
  listTrendPosts,
  listTrends,
  searchMembers,
  searchPosts,
  searchTags,
} from '@contract/feed/search';
