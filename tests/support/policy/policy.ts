/**
 * All but the first four are members in good standing. `author` wrote the post or is the member in question.
 */
export const callers = [
  'anonymous',
  'expired',
  'signed-out',
  'suspended',
  'stranger',
  'author',
  'blocked',
  'blocker',
  'muted',
  'muter',
  'follower',
  'moderator',
] as const;
export type Caller = (typeof callers)[number];

/** States of the author's post. */
export const states = ['public', 'followers', 'deleted', 'hidden'] as const;
export type State = (typeof states)[number];

/** The member in question: the caller, the author, or a suspended member. */
export const subjects = ['self', 'other', 'gone'] as const;
export type Subject = (typeof subjects)[number];

/** The problem code of a call, or done. */
export type Outcome =
  | 'done'
  | 'unauthenticated'
  | 'token-expired'
  | 'signed-out'
  | 'suspended'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'blocked';

/** All rules about posts follow from this. */
export const reads = (caller: Caller, state: State): boolean => {
  if (state === 'deleted') return false;
  if (state === 'hidden') return caller === 'moderator' || caller === 'author';
  if (state === 'followers') return caller === 'author' || caller === 'follower';
  return caller !== 'blocked' && caller !== 'blocker';
};

const readable = (caller: Caller, state: State): Outcome => (reads(caller, state) ? 'done' : 'not-found');
/** Every caller reads as the visitor does. */
const asVisitor = (_caller: Caller, state: State): Outcome => readable('anonymous', state);
const owned = (caller: Caller, state: State): Outcome => {
  // Hidden, it waits as it is for what moderators decide next.
  if (caller === 'author') return state === 'hidden' ? 'forbidden' : readable(caller, state);
  return reads(caller, state) ? 'forbidden' : 'not-found';
};
const seen = (caller: Caller, person: Subject): Outcome =>
  person === 'gone' || (person === 'other' && caller === 'blocked') ? 'not-found' : 'done';
/** The blocked read who has blocked them. */
const seenProfile = (caller: Caller, person: Subject): Outcome =>
  person === 'other' && caller === 'blocked' ? 'blocked' : seen(caller, person);
const others = (caller: Caller, person: Subject): Outcome =>
  person === 'self' ? 'conflict' : seen(caller, person);

/** For members in good standing. */
export const postRules = {
  reads: readable,
  visits: asVisitor,
  reposts: (caller, state) =>
    reads(caller, state) && state === 'followers' ? 'forbidden' : readable(caller, state),
  owns: owned,
  /** Authors can restore a deleted post for a while. */
  takesBack: (caller, state) => (caller === 'author' && state === 'deleted' ? 'done' : owned(caller, state)),
  /** A block on either side is no way out of a report. */
  reports: (caller, state) => {
    if (caller === 'author' && reads(caller, state)) return 'conflict';
    return readable(['blocked', 'blocker'].includes(caller) ? 'stranger' : caller, state);
  },
  /** The response reveals nothing about the post. */
  anyway: () => 'done',
  judges: (caller, state) =>
    caller !== 'moderator' ? 'forbidden' : state === 'deleted' ? 'not-found' : 'done',
} as const satisfies Record<string, (caller: Caller, state: State) => Outcome>;

export const personRules = {
  sees: seenProfile,
  visits: (_caller, person) => seen('anonymous', person),
  ties: others,
  follows: (caller, person) =>
    ['blocked', 'blocker'].includes(caller) && person === 'other' ? 'blocked' : others(caller, person),
  /** No one in the matrix has asked to follow. */
  answers: (_caller, person) => (person === 'self' ? 'conflict' : 'not-found'),
  /** Also members who have blocked the caller. */
  reports: (_caller, person) => (person === 'self' ? 'conflict' : person === 'gone' ? 'not-found' : 'done'),
  judges: (caller, person) => (caller !== 'moderator' || person === 'self' ? 'forbidden' : 'done'),
} as const satisfies Record<string, (caller: Caller, person: Subject) => Outcome>;

export const ownedRules = {
  own: (caller) => (caller === 'author' ? 'done' : 'not-found'),
  /** The response reveals nothing; another test checks that the row is unharmed. */
  anyway: () => 'done',
  judges: (caller) => (caller === 'moderator' ? 'done' : 'forbidden'),
} as const satisfies Record<string, (caller: Caller) => Outcome>;

/** Members of the author's group; the muter has not accepted the request. */
const inGroup = (caller: Caller): boolean => ['author', 'blocked', 'muted'].includes(caller);
const readsGroup = (caller: Caller): boolean => inGroup(caller) || caller === 'muter';
/** The text of the author's message is left out for the blocked. */
export const readsMessages = (caller: Caller): boolean => caller !== 'blocked' && readsGroup(caller);

const writesInGroup = (caller: Caller): Outcome =>
  inGroup(caller) ? 'done' : caller === 'muter' ? 'conflict' : 'not-found';

export const groupRules = {
  reads: (caller) => (readsGroup(caller) ? 'done' : 'not-found'),
  writes: writesInGroup,
  owns: (caller) => (caller !== 'author' && inGroup(caller) ? 'forbidden' : writesInGroup(caller)),
  /** The author's message, which someone outside the group has reported. */
  reports: (caller) => (caller === 'author' ? 'conflict' : readsMessages(caller) ? 'done' : 'not-found'),
  judges: (caller) => (caller === 'moderator' ? 'done' : 'forbidden'),
  /** The author's message. */
  wrote: (caller) => (caller === 'author' ? 'done' : readsGroup(caller) ? 'forbidden' : 'not-found'),
} as const satisfies Record<string, (caller: Caller) => Outcome>;

/** The author owns the space, the muted edit and the follower reads. */
const spaceRole = (caller: Caller): 'owner' | 'editor' | 'reader' | null => {
  if (caller === 'author') return 'owner';
  if (caller === 'muted') return 'editor';
  return caller === 'follower' ? 'reader' : null;
};
const inSpace = (caller: Caller, allowed: readonly string[]): Outcome => {
  const role = spaceRole(caller);
  if (role === null) return 'not-found';
  return allowed.includes(role) ? 'done' : 'forbidden';
};

export const spaceRules = {
  reads: (caller) => inSpace(caller, ['owner', 'editor', 'reader']),
  edits: (caller) => inSpace(caller, ['owner', 'editor']),
  owns: (caller) => inSpace(caller, ['owner']),
} as const satisfies Record<string, (caller: Caller) => Outcome>;

interface Request {
  /** Path parameters besides the id of the subject. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The response is meant for everyone who may call: reported posts for moderators, an own restored post. */
  shows?: boolean;
}

/** `appellant`: no caller of the test is suspended by a decision. `handle`: the handle of the author. */
type PlainRule = 'anyone' | 'account' | 'member' | 'moderator' | 'appellant' | 'handle';

/** Needs no token. */
export const isOpen = ({ rule }: Row): boolean => rule === 'visits' || rule === 'anyone';

/** What the call is about, the rule, and an otherwise valid request. */
export type Row = Request &
  (
    | { about: 'post'; rule: keyof typeof postRules }
    | { about: 'person'; rule: keyof typeof personRules }
    | {
        about: 'appeal' | 'report' | 'word' | 'scheduled' | 'folder' | 'session' | 'list' | 'file';
        rule: keyof typeof ownedRules;
      }
    | { about: 'conversation'; rule: keyof typeof groupRules }
    | { about: 'message'; rule: keyof typeof groupRules }
    | { about: 'space'; rule: keyof typeof spaceRules }
    | { about: 'nothing'; rule: PlainRule }
    | { about: 'picture'; rule: 'shown' }
    | { about: 'archive'; rule: 'secret' }
    | { about: 'content'; rule: 'signed' }
  );

const post = (rule: keyof typeof postRules, more: Request = {}): Row => ({ about: 'post', rule, ...more });
const person = (rule: keyof typeof personRules, more: Request = {}): Row => ({
  about: 'person',
  rule,
  ...more,
});
const plain = (rule: PlainRule, more: Request = {}): Row => ({
  about: 'nothing',
  rule,
  ...more,
});
const group = (rule: keyof typeof groupRules, more: Request = {}): Row => ({
  about: 'conversation',
  rule,
  ...more,
});
const message = (rule: keyof typeof groupRules, more: Request = {}): Row => ({
  about: 'message',
  rule,
  ...more,
});
const space = (rule: keyof typeof spaceRules, more: Request = {}): Row => ({ about: 'space', rule, ...more });
const member = (more: Request = {}): Row => plain('member', more);
/** Suspended members, too. */
const account = plain('account');
const inOneDay = () => new Date(Date.now() + 3_600_000).toISOString();

/** Secret of every archive of the test. */
export const ARCHIVE_KEY = 'archive-key';

/** Id of the item of every space of the test. */
export const SPACE_ITEM = '01980000-0000-7000-8000-00000000000b';

/** Every post of the test contains this word. */
export const WORD = 'marked';

/** Every operation and plain route of /api/v1; a missing line fails the test. */
export const policyRows: Readonly<Record<string, Row>> = {
  getMe: member(),
  updateMe: member({ body: { bio: 'Changed' } }),
  checkHandle: member({ params: { handle: 'author' } }),
  changeHandle: plain('handle', { body: { handle: 'author' } }),
  listSessions: member(),
  endSession: { about: 'session', rule: 'own' },
  signOut: account,
  signOutEverywhere: member(),
  getDataExport: account,
  startDataExport: account,
  deleteDataExport: account,
  getAccountDeletion: account,
  requestAccountDeletion: account,
  cancelAccountDeletion: account,
  getPublicPost: post('visits'),
  getPublicThread: post('visits'),
  getPublicMember: person('visits'),
  listPublicMemberPosts: person('visits'),
  listPublicTagPosts: plain('anyone', { params: { tag: WORD } }),
  readPublicSquare: plain('anyone'),
  getMember: person('sees'),
  listFollowRequests: member(),
  answerFollowRequest: person('answers', { body: { answer: 'approve' } }),
  removeFollower: person('ties'),
  listFollowers: person('sees'),
  listFollowing: person('sees'),
  listLikers: post('reads'),
  listReposters: post('reads'),
  listQuotes: post('reads'),
  /** Empty for an id of another member. */
  listNotificationActors: member({ params: { notificationId: '01980000-0000-7000-8000-000000000000' } }),
  follow: person('follows'),
  unfollow: person('follows'),
  pinPost: post('owns'),
  unpinPost: post('anyway'),
  listSuggestions: member(),
  listDirectory: member(),
  readFeed: member(),
  declareInterest: member({
    params: { streamId: '01980000-0000-7000-8000-000000000000' },
    body: { posts: [] },
  }),
  listRecentAuthors: member(),
  getPlace: member({ query: { list: 'following' } }),
  putPlace: post('reads', { body: { list: 'following', at: inOneDay() } }),
  uploadMedia: member(),
  uploadVoiceNote: member(),
  schedulePost: member({ body: { post: { text: 'Later' }, publishAt: inOneDay() } }),
  listScheduled: member(),
  moveScheduled: { about: 'scheduled', rule: 'own', body: { publishAt: inOneDay() } },
  cancelScheduled: { about: 'scheduled', rule: 'own' },
  createPost: member({ body: { text: 'Hello' } }),
  getPost: post('reads'),
  getThread: post('reads'),
  editPost: post('owns', { body: { text: 'Changed', contentWarning: null } }),
  showLinkCard: post('owns'),
  removeLinkCard: post('owns'),
  listVersions: post('reads'),
  deletePost: post('takesBack'),
  restorePost: post('takesBack', { shows: true }),
  /** The author reads what the author has deleted. */
  listDeletedPosts: member({ shows: true }),
  likePost: post('reads'),
  unlikePost: post('reads'),
  repostPost: post('reposts'),
  unrepostPost: post('reads'),
  bookmarkPost: post('reads'),
  unbookmarkPost: post('reads'),
  votePoll: post('reads', { body: { choice: 0 } }),
  listOpenPolls: member(),
  listBookmarks: member(),
  listBookmarkFolders: member(),
  putBookmarkFolder: { about: 'folder', rule: 'own', body: { name: 'Renamed' } },
  deleteBookmarkFolder: { about: 'folder', rule: 'anyway' },
  getBookmarkFolder: post('reads'),
  moveBookmark: post('reads', { body: { folderId: null } }),
  listMemberPosts: person('sees'),
  listNotifications: member(),
  countUnread: member(),
  getThreadMute: post('reads'),
  muteThread: post('reads'),
  unmuteThread: post('reads'),
  readNotifications: member({ body: { upTo: '2020-01-01T00:00:00.000Z' } }),
  getNotificationSettings: member(),
  putNotificationSettings: member({ body: { quiet: [] } }),
  searchPosts: member({ query: { q: WORD } }),
  searchPeople: member({ query: { q: 'a' } }),
  searchTags: member({ query: { q: WORD } }),
  listTrends: member(),
  listTrendPosts: member({ params: { tag: WORD } }),
  complete: member({ query: { kind: 'member', prefix: 'a' } }),
  listLists: member(),
  putList: { about: 'list', rule: 'own', body: { name: 'Renamed' } },
  deleteList: { about: 'list', rule: 'anyway' },
  readListFeed: { about: 'list', rule: 'own' },
  listListMembers: { about: 'list', rule: 'own' },
  addListMember: { about: 'list', rule: 'own', params: { handle: 'stranger' } },
  removeListMember: { about: 'list', rule: 'own', params: { handle: 'stranger' } },
  getListsOfMember: person('sees'),
  listSpaces: member(),
  putSpace: space('owns', { body: { name: 'Renamed' } }),
  deleteSpace: space('owns'),
  listSpaceMembers: space('reads'),
  putSpaceMember: space('owns', { params: { handle: 'stranger' }, body: { role: 'reader' } }),
  removeSpaceMember: space('owns', { params: { handle: 'stranger' } }),
  listSpaceItems: space('reads'),
  changeSpaceItems: space('edits', {
    body: { changes: [{ id: SPACE_ITEM, kind: 'note', base: 0, set: { title: 'Changed' } }] },
  }),
  listSpaceItemHistory: space('reads', { params: { itemId: SPACE_ITEM } }),
  getSpaceItemVersion: space('reads', { params: { itemId: SPACE_ITEM, revision: '1' } }),
  startFileUpload: space('edits', { body: { id: SPACE_ITEM, type: 'text/plain', bytes: 1 } }),
  listFileAddresses: space('reads', { query: { ids: SPACE_ITEM } }),
  appendFilePart: { about: 'file', rule: 'own', query: { offset: '0' } },
  getFileUpload: { about: 'file', rule: 'own' },
  cancelFileUpload: { about: 'file', rule: 'own' },
  getFileQuota: member(),
  fileContent: { about: 'content', rule: 'signed' },
  listFollowedTags: member(),
  followTag: member({ params: { tag: WORD } }),
  unfollowTag: member({ params: { tag: WORD } }),
  mute: person('ties'),
  unmute: person('ties'),
  block: person('ties'),
  unblock: person('ties'),
  listMuted: member(),
  listBlocked: member(),
  listMutedWords: member(),
  addMutedWord: member({ body: { text: 'nonsense' } }),
  removeMutedWord: { about: 'word', rule: 'anyway' },
  previewMutedWord: member({ query: { text: WORD } }),
  readCatchUp: member(),
  putCatchUpPosition: member({ body: { until: '2020-01-01T00:00:00.000Z' } }),
  listReductions: member(),
  reduceMember: person('ties', { body: {} }),
  allowMember: person('ties'),
  reduceTag: member({ params: { tag: 'lamps' }, body: {} }),
  allowTag: member({ params: { tag: 'lamps' } }),
  listConversations: member(),
  countUnreadMessages: member(),
  getConversation: group('reads'),
  openDirectConversation: person('follows'),
  createGroup: member({ body: { name: 'A group', members: ['stranger'] } }),
  renameGroup: group('writes', { body: { name: 'Renamed' } }),
  addGroupMember: group('writes', { params: { handle: 'stranger' } }),
  removeGroupMember: group('owns', { params: { handle: 'muted' } }),
  updateMembership: group('reads', { body: { muted: true } }),
  leaveGroup: group('writes'),
  markConversationRead: group('reads', { body: { upTo: 1 } }),
  announceTyping: group('reads'),
  listMessages: group('reads'),
  getMessage: message('reads'),
  sendMessage: group('writes', { body: { id: '01980000-0000-7000-8000-00000000000a', text: 'Hello' } }),
  editMessage: message('wrote', { body: { text: 'Changed' } }),
  deleteMessage: message('wrote'),
  putReaction: message('writes', { body: { emoji: '👍' } }),
  searchMessages: member({ query: { q: 'conversationonly' } }),
  reportPost: post('reports', { body: { reason: 'spam' } }),
  reportMessage: message('reports', { body: { reason: 'spam' } }),
  reportMember: person('reports', { body: { reason: 'spam' } }),
  listReports: plain('moderator', { shows: true }),
  listDecisions: plain('moderator', { shows: true }),
  getAppeal: account,
  sendAppeal: plain('appellant', { body: { text: 'Look again' } }),
  listAppeals: plain('moderator', { shows: true }),
  decideAppeal: { about: 'appeal', rule: 'judges', body: { outcome: 'upheld' } },
  countModeration: plain('moderator'),
  claimReport: { about: 'report', rule: 'judges' },
  releaseReport: { about: 'report', rule: 'judges' },
  dismissReport: { about: 'report', rule: 'judges' },
  reopenReport: { about: 'report', rule: 'judges' },
  hidePost: post('judges'),
  unhidePost: post('judges'),
  removeMessage: message('judges'),
  suspendMember: person('judges'),
  liftSuspension: person('judges'),
  health: plain('anyone'),
  ready: plain('anyone'),
  openapi: plain('anyone'),
  docs: plain('anyone'),
  events: plain('member'),
  decisionsCsv: plain('moderator'),
  media: { about: 'picture', rule: 'shown' },
  /** The secret in the address replaces a token. */
  dataExport: { about: 'archive', rule: 'secret', query: { key: ARCHIVE_KEY } },
};
