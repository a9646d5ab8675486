import * as accountDeletion from './account/account-deletion';
import * as appeal from './moderation/appeal';
import { listBookmarks } from './post/bookmark';
import * as bookmarkFolder from './post/bookmark-folder';
import * as catchUp from './feed/catch-up';
import * as conversation from './message/conversation';
import * as dataExport from './account/data-export';
import { listDeletedPosts } from './post/deleted-post';
import { listDirectory } from './member/directory';
import { readFeed } from './feed/feed';
import * as file from './space/file';
import * as followRequest from './member/follow-request';
import { changeHandle, checkHandle } from './account/handle';
import * as list from './member/list';
import { uploadMedia } from './post/media';
import { uploadVoiceNote } from './post/voice-note';
import { declareInterest } from './live-interest';
import { getMe } from './member/member';
import * as message from './message/message';
import * as moderation from './moderation/moderation';
import { countModeration } from './moderation/moderation-count';
import * as mutedWord from './member/muted-word';
import * as notification from './notification/notification';
import { listOpenPolls } from './post/open-poll';
import { getAppeal, sendAppeal } from './moderation/own-appeal';
import type { Operation } from './operation';
import { listRecentAuthors } from './feed/recent-author';
import { getReadingPosition, putReadingPosition } from './feed/reading-position';
import { getPost } from './post/post';
import * as postEdit from './post/post-edit';
import * as postMark from './post/post-interaction';
import * as postWrite from './post/post-write';
import * as people from './member/people';
import * as profile from './member/profile';
import * as publicReads from './public';
import { reportMember, reportMessage, reportPost } from './moderation/report';
import * as scheduled from './post/scheduled-post';
import * as search from './feed/search';
import * as session from './account/session';
import * as space from './space/space';
import * as spaceItem from './space/space-item';
import * as tagFollow from './feed/tag-follow';
import { getThread } from './post/thread';
import * as threadMute from './post/thread-mute';
import * as reduction from './feed/reduction';
import * as relationship from './member/relationship';
import { countUnreadNotifications } from './notification/unread-notifications';

/** Apart from the operations, so that the browser does not load texts of the OpenAPI document. */
export interface DocumentedOperation extends Operation {
  /** Begins with a verb. */
  summary: string;
}

/** All operations, for the OpenAPI document and tests. The app imports single operations by noun. */
export const operations: readonly DocumentedOperation[] = [
  { ...getMe, summary: 'Returns the signed-in member; creates it on the first call after registration' },
  { ...profile.updateMe, summary: "Updates the caller's name, bio, avatar or banner" },
  { ...checkHandle, summary: 'Tells whether the caller could take a handle' },
  {
    ...changeHandle,
    summary: "Changes the caller's handle; the former one leads to the profile for 30 days",
  },
  { ...session.listSessions, summary: "Lists the caller's sessions, this one first, then the latest seen" },
  { ...session.endSession, summary: "Ends one of the caller's sessions and closes its streams" },
  { ...session.signOut, summary: 'Takes the session of the request off the list' },
  { ...session.signOutEverywhere, summary: 'Ends every session of the caller, including this one' },
  { ...dataExport.getDataExport, summary: "Returns the caller's data export with its progress" },
  {
    ...dataExport.startDataExport,
    summary:
      "Starts an export of the caller's data and deletes the previous one; returns the unfinished export if there is one",
  },
  { ...dataExport.deleteDataExport, summary: "Cancels the caller's data export or deletes its file" },
  { ...accountDeletion.getAccountDeletion, summary: "Returns when the caller's account will be deleted" },
  {
    ...accountDeletion.requestAccountDeletion,
    summary: "Hides the caller's account at once, ends every session and deletes the account after 14 days",
  },
  { ...accountDeletion.cancelAccountDeletion, summary: "Cancels the deletion of the caller's account" },
  { ...publicReads.getPublicPost, summary: 'Returns a post that visitors may read' },
  {
    ...publicReads.getPublicThread,
    summary: 'Returns a post that visitors may read, with its ancestors and replies',
  },
  { ...publicReads.getPublicMember, summary: 'Returns a profile that visitors may read' },
  { ...publicReads.listPublicMemberPosts, summary: "Lists a member's public posts or media posts" },
  { ...publicReads.listPublicTagPosts, summary: 'Lists public posts with a tag, newest first' },
  { ...publicReads.readPublicSquare, summary: 'Lists the latest public posts of all members, newest first' },
  { ...profile.getMember, summary: 'Returns a profile' },
  { ...profile.follow, summary: 'Follows a member, or asks to follow a member who approves followers' },
  { ...profile.unfollow, summary: 'Unfollows a member, or withdraws the request to follow' },
  {
    ...followRequest.listFollowRequests,
    summary: 'Lists the unanswered requests to follow the caller, newest first',
  },
  {
    ...followRequest.answerFollowRequest,
    summary: 'Approves or declines a request to follow the caller; null takes the answer back, within a day',
  },
  { ...followRequest.removeFollower, summary: 'Removes a follower of the caller; the follower is not told' },
  { ...profile.pinPost, summary: "Pins a post to the caller's profile" },
  { ...profile.unpinPost, summary: "Unpins a post from the caller's profile" },
  { ...profile.listSuggestions, summary: 'Suggests members to follow, each with the reason' },
  { ...people.listFollowers, summary: 'Lists the followers of a member, latest first' },
  { ...people.listFollowing, summary: 'Lists the members whom a member follows, latest first' },
  { ...people.listLikers, summary: 'Lists the members who liked a post, latest first' },
  { ...people.listReposters, summary: 'Lists the members who reposted a post, latest first' },
  { ...people.listQuotes, summary: 'Lists the posts that quote a post, newest first' },
  {
    ...people.listNotificationActors,
    summary: 'Lists the members behind a group of notifications, latest first; empty for another id',
  },
  { ...listDirectory, summary: 'Lists members as a table with search, sorting and pages' },
  { ...readFeed, summary: "Returns one page of the caller's feed, newest or best first" },
  {
    ...listRecentAuthors,
    summary:
      'Lists followed members who posted in the last 30 days, latest first, with the times of their posts',
  },
  { ...getReadingPosition, summary: "Returns the caller's reading position in a feed tab" },
  {
    ...putReadingPosition,
    summary: "Stores the caller's reading position in a feed tab; the last write wins",
  },
  {
    ...uploadMedia,
    summary:
      'Uploads a picture as the request body. Stores it as WebP without metadata, upright, at most 2048 pixels on each side; an animated GIF or WebP stays animated, at most 800 pixels, with its first frame beside it. Unused pictures are deleted after 30 days.',
  },
  {
    ...uploadVoiceNote,
    summary:
      'Uploads the recording of a voice note as the request body, up to 5 minutes of Opus (WebM, Ogg) or AAC (MP4). Stores it unchanged, readable once a message has it. Unused recordings are deleted after 30 days.',
  },
  { ...scheduled.schedulePost, summary: 'Schedules a post, from one minute to one year ahead' },
  { ...scheduled.listScheduledPosts, summary: "Lists the caller's scheduled posts, next one first" },
  { ...scheduled.reschedulePost, summary: 'Reschedules a post' },
  { ...scheduled.cancelScheduledPost, summary: 'Cancels a scheduled post' },
  { ...postWrite.createPost, summary: 'Creates a post, a reply or a quote' },
  { ...getPost, summary: 'Returns a post' },
  { ...getThread, summary: 'Returns a post with its ancestors and replies' },
  { ...postEdit.editPost, summary: "Edits the caller's post; earlier versions stay visible" },
  { ...postEdit.showLinkCard, summary: "Shows the card of the first link of the caller's post" },
  { ...postEdit.removeLinkCard, summary: "Removes the link card from the caller's post; the link stays" },
  { ...postEdit.listPostVersions, summary: 'Lists the versions of a post, newest first' },
  { ...postWrite.deletePost, summary: "Deletes the caller's post" },
  { ...postWrite.restorePost, summary: "Restores the caller's deleted post, within ten minutes" },
  {
    ...listDeletedPosts,
    summary: "Lists the caller's deleted posts that can still be restored, last deleted first",
  },
  { ...postMark.likePost, summary: 'Likes a post' },
  { ...postMark.unlikePost, summary: 'Removes a like' },
  { ...postMark.repostPost, summary: 'Reposts a post' },
  { ...postMark.unrepostPost, summary: 'Removes a repost' },
  { ...postMark.bookmarkPost, summary: 'Bookmarks a post' },
  { ...postMark.unbookmarkPost, summary: 'Removes a bookmark' },
  { ...postMark.votePoll, summary: 'Votes in an open poll; a vote is final' },
  {
    ...listOpenPolls,
    summary: 'Lists open polls that everyone may read and the caller has not voted in, most votes first',
  },
  { ...listBookmarks, summary: "Lists the caller's bookmarks, of one folder if given, newest first" },
  { ...bookmarkFolder.listBookmarkFolders, summary: "Lists the caller's bookmark folders by name" },
  {
    ...bookmarkFolder.putBookmarkFolder,
    summary: 'Creates a bookmark folder, renames it, or restores it with its bookmarks',
  },
  {
    ...bookmarkFolder.deleteBookmarkFolder,
    summary: 'Deletes a bookmark folder; its bookmarks stay. putBookmarkFolder restores it for 30 days',
  },
  { ...bookmarkFolder.getBookmarkFolder, summary: "Returns the folder of the caller's bookmark of a post" },
  {
    ...bookmarkFolder.moveBookmark,
    summary: 'Moves a bookmark into a folder or out of all, and bookmarks the post if necessary',
  },
  { ...profile.listMemberPosts, summary: "Lists a member's posts, replies, media posts or likes" },
  { ...list.listLists, summary: "Lists the caller's lists of members by name" },
  { ...list.putList, summary: 'Creates a list of members, renames it, or restores it with its members' },
  { ...list.deleteList, summary: 'Deletes a list of members. putList restores it for 30 days' },
  { ...list.readListFeed, summary: 'Returns posts and reposts of the members of a list, newest first' },
  { ...list.listListMembers, summary: 'Lists the members of a list, last added first' },
  { ...list.addListMember, summary: 'Adds a member to a list; the member is not told' },
  { ...list.removeListMember, summary: 'Removes a member from a list' },
  { ...list.getListsOfMember, summary: "Returns which of the caller's lists have a member" },
  { ...space.listSpaces, summary: "Lists the caller's spaces by name" },
  { ...space.putSpace, summary: 'Creates a space, which the caller owns, or renames it' },
  { ...space.deleteSpace, summary: 'Deletes a space with its items, for all members' },
  { ...space.listSpaceMembers, summary: 'Lists the members of a space, in the order of joining' },
  { ...space.putSpaceMember, summary: 'Adds a member to a space, or changes the role' },
  { ...space.removeSpaceMember, summary: 'Removes a member from a space; the caller may leave' },
  {
    ...spaceItem.listSpaceItems,
    summary: 'Lists the items of a space that changed after a revision, in the order of their last change',
  },
  {
    ...spaceItem.changeSpaceItems,
    summary: 'Creates, changes, deletes or restores up to 50 items by field; returns values it replaced',
  },
  { ...spaceItem.listSpaceItemHistory, summary: 'Lists the changes of an item, newest first' },
  { ...spaceItem.getSpaceItemVersion, summary: 'Reads an item as one of its changes left it' },
  {
    ...file.startFileUpload,
    summary: 'Starts the upload of a file of any type to a space; reserves its bytes in the quota',
  },
  {
    ...file.listFileAddresses,
    summary: 'Returns addresses of files of a space, for downloads and previews',
  },
  {
    ...file.appendFilePart,
    summary:
      'Appends a part of a file as the request body, 0.25 to 4 MB; the last part may be smaller and makes the file whole',
  },
  { ...file.getFileUpload, summary: "Returns how far the caller's upload has come" },
  { ...file.cancelFileUpload, summary: "Deletes the caller's upload, unless an item names it" },
  { ...file.getFileQuota, summary: "Returns how much of the caller's file storage is used" },
  { ...notification.listNotifications, summary: "Lists the caller's notifications, newest first" },
  { ...countUnreadNotifications, summary: 'Counts unread notifications' },
  {
    ...notification.markNotificationsRead,
    summary: 'Marks notifications up to and including a time as read',
  },
  { ...threadMute.getThreadMute, summary: "Returns whether the caller has muted a post's thread" },
  { ...threadMute.muteThread, summary: "Mutes the notifications of a post's thread" },
  { ...threadMute.unmuteThread, summary: "Unmutes the notifications of a post's thread" },
  {
    ...notification.getNotificationSettings,
    summary: 'Returns the notification kinds that are switched off',
  },
  {
    ...notification.putNotificationSettings,
    summary: 'Replaces the notification kinds that are switched off',
  },
  {
    ...search.searchPosts,
    summary:
      'Searches posts that contain every word; understands from:handle, since:day, until:day (in UTC, or moments such as 2026-11-21T11:00Z), has:media, #tag, "a phrase" and -word',
  },
  { ...declareInterest, summary: "Declares the posts on a client's screen for its stream of live events" },
  { ...search.searchMembers, summary: 'Searches members by name or handle, with typing mistakes allowed' },
  { ...search.searchTags, summary: 'Searches tags, with typing mistakes allowed' },
  { ...search.listTrends, summary: 'Lists the most used tags of the last 24 hours' },
  { ...search.listTrendPosts, summary: 'Lists posts with a tag, without muted ones, newest first' },
  { ...search.listCompletions, summary: 'Completes the start of a handle, name or tag' },
  { ...tagFollow.listFollowedTags, summary: 'Lists the tags the caller follows, in alphabetical order' },
  { ...tagFollow.followTag, summary: 'Follows a tag: its posts are considered for the For you feed' },
  { ...tagFollow.unfollowTag, summary: 'Unfollows a tag' },
  { ...relationship.mute, summary: "Mutes a member in the caller's feeds and notifications" },
  { ...relationship.unmute, summary: 'Unmutes a member' },
  { ...relationship.block, summary: 'Blocks a member: neither sees or follows the other' },
  { ...relationship.unblock, summary: 'Unblocks a member; follows are not restored' },
  { ...relationship.listMuted, summary: 'Lists muted members, newest first' },
  { ...relationship.listBlocked, summary: 'Lists blocked members, newest first' },
  { ...mutedWord.listMutedWords, summary: "Lists the caller's active muted words, newest first" },
  { ...mutedWord.addMutedWord, summary: 'Mutes a word or phrase; repeating the call replaces its duration' },
  { ...mutedWord.removeMutedWord, summary: 'Deletes a muted word' },
  { ...mutedWord.previewMutedWord, summary: 'Previews which recent posts a muted word would hide' },
  {
    ...catchUp.readCatchUp,
    summary:
      'Returns the best posts by followed members and of followed tags since the last visit, by author',
  },
  { ...catchUp.putCatchUpPosition, summary: 'Stores the time up to which the caller has caught up' },
  { ...reduction.listReductions, summary: 'Lists the authors and tags that For you shows less often' },
  { ...reduction.reduceMember, summary: 'Shows posts of a member less often in For you, for 90 days' },
  { ...reduction.allowMember, summary: 'Shows posts of a member in For you as before' },
  { ...reduction.reduceTag, summary: 'Shows posts with a tag less often in For you, for 90 days' },
  { ...reduction.allowTag, summary: 'Shows posts with a tag in For you as before' },
  {
    ...conversation.listConversations,
    summary: "Lists the caller's conversations, requests or archived conversations, pinned and latest first",
  },
  { ...conversation.countUnreadMessages, summary: 'Counts unread messages and requests, up to 100 each' },
  { ...conversation.getConversation, summary: 'Returns a conversation' },
  {
    ...conversation.openDirectConversation,
    summary: 'Returns the direct conversation with a member; creates it if necessary',
  },
  {
    ...conversation.createGroup,
    summary: 'Creates a group; members who do not follow the caller get a request',
  },
  { ...conversation.renameGroup, summary: 'Renames a group' },
  {
    ...conversation.addGroupMember,
    summary: 'Adds a member to a group, who reads the messages from then on',
  },
  { ...conversation.removeGroupMember, summary: "Removes a member from the caller's group" },
  {
    ...conversation.updateMembership,
    summary: 'Accepts or declines a request; pins, archives or mutes a conversation for the caller',
  },
  { ...conversation.leaveGroup, summary: 'Leaves a group; the member who joined first owns it next' },
  { ...conversation.markConversationRead, summary: 'Marks the messages up to a number as read' },
  { ...conversation.announceTyping, summary: 'Tells the other members that the caller is typing' },
  { ...message.listMessages, summary: 'Lists messages of a conversation, oldest first' },
  { ...message.getMessage, summary: 'Returns a message' },
  { ...message.sendMessage, summary: 'Sends a message; an id sent before returns the first message' },
  { ...message.editMessage, summary: "Edits the caller's message" },
  { ...message.deleteMessage, summary: "Deletes text, pictures and voice note of the caller's message" },
  { ...message.putReaction, summary: "Replaces or removes the caller's reaction to a message" },
  {
    ...message.searchMessages,
    summary: "Searches messages of the caller's conversations, or of one of them, newest first",
  },
  { ...reportPost, summary: 'Reports a post; replaces an open report of the same post by the caller' },
  {
    ...reportMessage,
    summary: 'Reports a message; replaces an open report of the same message by the caller',
  },
  { ...reportMember, summary: 'Reports a member; replaces an open report of the same member by the caller' },
  { ...moderation.listReports, summary: 'Lists reports, newest first' },
  { ...moderation.listDecisions, summary: 'Lists moderation decisions, newest first' },
  { ...getAppeal, summary: "Returns the caller's appeal against a hidden post or a suspension" },
  { ...sendAppeal, summary: 'Appeals against the hiding of an own post, or against the suspension' },
  { ...appeal.listAppeals, summary: 'Lists appeals, newest first' },
  {
    ...appeal.decideAppeal,
    summary: 'Answers an appeal against the decision of another moderator; granting it reverses the decision',
  },
  { ...countModeration, summary: 'Counts what waits for a moderator' },
  {
    ...moderation.claimReport,
    summary:
      'Claims the open reports of a subject for 30 minutes; a conflict while another moderator has them',
  },
  { ...moderation.releaseReport, summary: "Releases the caller's claim of a report" },
  { ...moderation.dismissReport, summary: 'Dismisses a report without any action' },
  { ...moderation.reopenReport, summary: 'Reopens a dismissed report' },
  { ...moderation.hidePost, summary: 'Hides a post from everyone and closes its reports' },
  { ...moderation.unhidePost, summary: 'Shows a hidden post again' },
  {
    ...moderation.removeMessage,
    summary: 'Removes a reported message for everyone and closes its reports',
  },
  { ...moderation.suspendMember, summary: 'Suspends a member and closes the reports about that member' },
  { ...moderation.liftSuspension, summary: 'Lifts the suspension of a member' },
];
