/** Operations that the first screen does without, loaded as one chunk by query options of the first load. */
export { countUnreadMessages, getConversation, listConversations } from '@contract/conversation';
export { listFollowRequests } from '@contract/follow-request';
export { listMutedWords, previewMutedWord } from '@contract/muted-word';
export { getMember, listMemberPosts, listSuggestions } from '@contract/profile';
export { listRecentAuthors } from '@contract/recent-author';
export { listBlocked, listMuted } from '@contract/relationship';
export {
  listFollowers,
  listFollowing,
  listLikers,
  listNotificationActors,
  listQuotes,
  listReposters,
} from '@contract/people';
export { listFollowedTags } from '@contract/tag-follow';
export { listScheduledPosts } from '@contract/scheduled-post';
export { listCompletions, listTrends, searchMembers, searchPosts, searchTags } from '@contract/search';
