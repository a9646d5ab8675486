import { randomUUID } from 'node:crypto';

/** The two members, and the rows of the world that calls may refer to. */
export interface Subject {
  /** The post, its author is `owner`. */
  postId: string;
  /** Handle of the other member. */
  other: string;
  /** An own, unused upload. */
  mediaId: string;
  wordId: string;
  scheduledId: string;
  reportId: string;
  /** The direct conversation of the two. */
  conversationId: string;
  /** A group of the two, owned by one of them. */
  groupId: string;
  /** A message of the owner of the post. */
  messageId: string;
  /** 0 for the first call of a pair, 1 for the second. */
  turn: 0 | 1;
}

export interface RaceCall {
  /** Called by a moderator. */
  moderator?: boolean;
  /** About an own post. */
  own?: boolean;
  params?: (subject: Subject) => Record<string, string>;
  query?: Record<string, string>;
  body?: (subject: Subject) => unknown;
}

const post = ({ postId }: Subject) => ({ postId });
const member = ({ other }: Subject) => ({ handle: other });
/** Clients make the ids of folders: any id is one. */
const folder = ({ wordId }: Subject) => ({ folderId: wordId });
/** The list of a member has the id of the muted word. */
const list = ({ wordId }: Subject) => ({ listId: wordId });
const listMember = (subject: Subject) => ({ ...list(subject), ...member(subject) });
/** The space of the two has the id of their group. */
const inSpace: RaceCall = { params: ({ groupId }) => ({ spaceId: groupId }) };
const onSpaceMember: RaceCall = {
  params: ({ groupId, other }) => ({ spaceId: groupId, handle: other }),
};
/** The upload of a member has the id of the muted word. */
const onFile: RaceCall = { params: ({ wordId }) => ({ fileId: wordId }) };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const inConversation: RaceCall = { params: ({ conversationId }) => ({ conversationId }) };
const inGroup: RaceCall = { params: ({ groupId }) => ({ conversationId: groupId }) };
const onGroupMember: RaceCall = {
  params: ({ groupId, other }) => ({ conversationId: groupId, handle: other }),
};
const onMessage: RaceCall = { params: ({ messageId }) => ({ messageId }) };
const onPost: RaceCall = { params: post };
const onOwnPost: RaceCall = { params: post, own: true };
const onMember: RaceCall = { params: member };
const decision = (params: RaceCall['params']): RaceCall => ({ moderator: true, ...(params && { params }) });
const newPost = ({ postId, mediaId }: Subject) => ({
  text: 'Both at once',
  replyTo: postId,
  quoteOf: postId,
  media: [{ id: mediaId }],
});

/** Every writing operation; a missing line fails the test. */
export const raceCalls: Readonly<Record<string, RaceCall>> = {
  updateMe: { body: ({ mediaId, turn }) => ({ bio: `Bio ${turn}`, avatar: mediaId }) },
  changeHandle: { body: ({ other, turn }) => ({ handle: `of_${other}_${turn}` }) },
  endSession: { params: ({ wordId }) => ({ sessionId: wordId }) },
  signOut: {},
  signOutEverywhere: {},
  startDataExport: {},
  deleteDataExport: {},
  requestAccountDeletion: {},
  cancelAccountDeletion: {},
  follow: onMember,
  unfollow: onMember,
  answerFollowRequest: { ...onMember, body: ({ turn }) => ({ answer: turn ? 'approve' : 'decline' }) },
  removeFollower: onMember,
  pinPost: onOwnPost,
  unpinPost: onOwnPost,
  putPlace: { body: ({ postId }) => ({ list: 'following', postId, at: tomorrow() }) },
  uploadMedia: {},
  uploadVoiceNote: {},
  schedulePost: { body: (subject) => ({ post: newPost(subject), publishAt: tomorrow() }) },
  moveScheduled: {
    params: ({ scheduledId }) => ({ scheduledId }),
    body: () => ({ publishAt: tomorrow() }),
  },
  cancelScheduled: { params: ({ scheduledId }) => ({ scheduledId }) },
  createPost: { body: newPost },
  editPost: { ...onOwnPost, body: ({ turn }) => ({ text: `Edited ${turn} #lamp`, contentWarning: null }) },
  showLinkCard: onOwnPost,
  removeLinkCard: onOwnPost,
  deletePost: onOwnPost,
  restorePost: onOwnPost,
  likePost: onPost,
  unlikePost: onPost,
  repostPost: onPost,
  unrepostPost: onPost,
  bookmarkPost: onPost,
  unbookmarkPost: onPost,
  putBookmarkFolder: { params: folder, body: ({ turn }) => ({ name: `Folder ${turn}` }) },
  deleteBookmarkFolder: { params: folder },
  moveBookmark: { ...onPost, body: () => ({ folderId: null }) },
  votePoll: { ...onPost, body: ({ turn }) => ({ choice: turn }) },
  readNotifications: { body: () => ({ upTo: new Date().toISOString() }) },
  muteThread: onPost,
  unmuteThread: onPost,
  putNotificationSettings: { body: ({ turn }) => ({ quiet: turn ? ['like'] : [] }) },
  putList: { params: list, body: ({ turn }) => ({ name: `List ${turn}` }) },
  deleteList: { params: list },
  addListMember: { params: listMember },
  removeListMember: { params: listMember },
  putSpace: { ...inSpace, body: ({ turn }) => ({ name: `Space ${turn}` }) },
  deleteSpace: inSpace,
  putSpaceMember: { ...onSpaceMember, body: ({ turn }) => ({ role: turn ? 'owner' : 'editor' }) },
  removeSpaceMember: onSpaceMember,
  changeSpaceItems: {
    ...inSpace,
    body: ({ groupId, turn }) => ({
      changes: [{ id: groupId, kind: 'note', base: 0, set: { title: `Title ${turn}`, text: '' } }],
    }),
  },
  startFileUpload: {
    ...inSpace,
    body: ({ mediaId }) => ({ id: mediaId, type: 'text/plain', bytes: 1 }),
  },
  appendFilePart: { ...onFile, query: { offset: '0' } },
  cancelFileUpload: onFile,
  followTag: { params: ({ turn }) => ({ tag: `lamp_${turn}` }) },
  unfollowTag: { params: ({ turn }) => ({ tag: `lamp_${turn}` }) },
  mute: onMember,
  unmute: onMember,
  block: onMember,
  unblock: onMember,
  addMutedWord: { body: ({ turn }) => ({ text: `Word ${turn}` }) },
  removeMutedWord: { params: ({ wordId }) => ({ wordId }) },
  putCatchUpPosition: { body: () => ({ until: new Date().toISOString() }) },
  reduceMember: { ...onMember, body: ({ postId }) => ({ postId }) },
  allowMember: onMember,
  reduceTag: { params: () => ({ tag: 'lamp' }), body: ({ postId }) => ({ postId }) },
  allowTag: { params: () => ({ tag: 'lamp' }) },
  openDirectConversation: onMember,
  createGroup: { body: ({ other }) => ({ name: 'A second group', members: [other] }) },
  renameGroup: { ...inGroup, body: ({ turn }) => ({ name: `Group ${turn}` }) },
  addGroupMember: onGroupMember,
  removeGroupMember: onGroupMember,
  updateMembership: { ...inConversation, body: ({ turn }) => ({ pinned: turn === 0, muted: true }) },
  leaveGroup: inGroup,
  markConversationRead: { ...inConversation, body: ({ turn }) => ({ upTo: turn + 1 }) },
  sendMessage: {
    ...inConversation,
    body: ({ messageId, mediaId }) => ({
      id: randomUUID(),
      text: 'Both at once',
      replyTo: messageId,
      media: [{ id: mediaId }],
    }),
  },
  editMessage: { ...onMessage, own: true, body: ({ turn }) => ({ text: `Edited ${turn}` }) },
  deleteMessage: { ...onMessage, own: true },
  putReaction: { ...onMessage, body: ({ turn }) => ({ emoji: turn ? '👍' : null }) },
  reportPost: { ...onPost, body: () => ({ reason: 'spam' }) },
  reportMessage: { ...onMessage, body: () => ({ reason: 'spam' }) },
  reportMember: { ...onMember, body: () => ({ reason: 'spam' }) },
  sendAppeal: { body: () => ({ text: 'Look again' }) },
  /** Any id is one of no appeal: answers lock like every decision. */
  decideAppeal: {
    ...decision(({ wordId }) => ({ appealId: wordId })),
    body: () => ({ outcome: 'upheld' }),
  },
  claimReport: decision(({ reportId }) => ({ reportId })),
  releaseReport: decision(({ reportId }) => ({ reportId })),
  dismissReport: decision(({ reportId }) => ({ reportId })),
  reopenReport: decision(({ reportId }) => ({ reportId })),
  hidePost: decision(post),
  unhidePost: decision(post),
  removeMessage: decision(({ messageId }) => ({ messageId })),
  suspendMember: decision(member),
  liftSuspension: decision(member),
};
