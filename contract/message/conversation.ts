import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { MessageExcerpt } from './message';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Count, Done, Handle, Id, Instant, PageQuery, pageOf } from '../primitives';

export const MAX_GROUP_MEMBERS = 32;
/** In UTF-16 code units. */
export const MAX_GROUP_NAME_LENGTH = 60;
/** Pinned conversations per member. */
export const MAX_PINNED_CONVERSATIONS = 10;
/** Counts of unread messages and conversations stop here: "99+". */
export const MAX_UNREAD = 100;
/** Messages that a stranger may send before the request is accepted. */
export const MAX_REQUEST_MESSAGES = 5;

const GroupName = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_GROUP_NAME_LENGTH));
const ConversationIdParams = z.strictObject({ conversationId: Id });
const MemberParams = z.strictObject({ conversationId: Id, handle: Handle });

/** `requested` until the member accepts; members who left or declined see the conversation no more. */
export const MembershipState = z.enum(['member', 'requested']);
export type MembershipState = z.infer<typeof MembershipState>;

export const ConversationMember = z.extend(MemberCard, {
  role: z.enum(['owner', 'member']),
  state: MembershipState,
  /** Number of the last message read; null unless both members are in state `member`. */
  readUpTo: z.nullable(Count),
});
export type ConversationMember = z.infer<typeof ConversationMember>;

/** Why the caller cannot send: a block, a removed or suspended account, an unanswered request. */
export const SendBarrier = z.enum(['blocked', 'unavailable', 'request']);
export type SendBarrier = z.infer<typeof SendBarrier>;

export const Conversation = z.object({
  id: Id,
  kind: z.enum(['direct', 'group']),
  /** Of a group; empty for a direct conversation. */
  name: z.string().check(z.maxLength(MAX_GROUP_NAME_LENGTH)),
  /** The caller included, in the order of joining. */
  members: z.array(ConversationMember).check(z.maxLength(MAX_GROUP_MEMBERS)),
  state: MembershipState,
  role: z.enum(['owner', 'member']),
  pinned: z.boolean(),
  archived: z.boolean(),
  muted: z.boolean(),
  /** Number of the last message the caller has read. */
  readUpTo: Count,
  /** Number of the last message. */
  lastNumber: Count,
  lastAt: Instant,
  lastMessage: z.nullable(MessageExcerpt),
  /** At most MAX_UNREAD. */
  unread: Count,
  barrier: z.nullable(SendBarrier),
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationList = z.enum(['active', 'requests', 'archived']);
export type ConversationList = z.infer<typeof ConversationList>;

export const listConversations = operation({
  ...memberReadDefaults,
  id: 'listConversations',
  path: '/conversations',
  tag: 'messages',
  query: z.extend(PageQuery, { list: z._default(ConversationList, 'active') }),
  response: pageOf(Conversation),
});

export const countUnreadMessages = operation({
  ...memberReadDefaults,
  id: 'countUnreadMessages',
  path: '/conversations/unread',
  tag: 'messages',
  /** Each at most MAX_UNREAD. */
  response: z.object({ messages: Count, requests: Count }),
});

export const getConversation = operation({
  ...memberReadDefaults,
  id: 'getConversation',
  path: '/conversations/{conversationId}',
  tag: 'messages',
  params: ConversationIdParams,
  response: Conversation,
});

/** There is one direct conversation of two members. */
export const openDirectConversation = operation({
  ...memberWriteDefaults,
  id: 'openDirectConversation',
  method: 'PUT',
  path: '/members/{handle}/conversation',
  tag: 'messages',
  params: z.strictObject({ handle: Handle }),
  response: Conversation,
});

export const createGroup = operation({
  ...memberWriteDefaults,
  id: 'createGroup',
  method: 'POST',
  path: '/conversations',
  tag: 'messages',
  status: 201,
  body: z.strictObject({
    name: GroupName,
    members: z.array(Handle).check(z.minLength(1), z.maxLength(MAX_GROUP_MEMBERS - 1)),
  }),
  response: Conversation,
});

export const renameGroup = operation({
  ...memberWriteDefaults,
  id: 'renameGroup',
  method: 'PATCH',
  path: '/conversations/{conversationId}',
  tag: 'messages',
  params: ConversationIdParams,
  body: z.strictObject({ name: GroupName }),
  response: Conversation,
});

const groupMemberOperation = (id: string, method: 'PUT' | 'DELETE') =>
  operation({
    ...memberWriteDefaults,
    id,
    method,
    path: '/conversations/{conversationId}/members/{handle}',
    tag: 'messages',
    params: MemberParams,
    response: Conversation,
  });

export const addGroupMember = groupMemberOperation('addGroupMember', 'PUT');
export const removeGroupMember = groupMemberOperation('removeGroupMember', 'DELETE');

/** Changes the given fields. `accepted` answers a request: false declines. */
export const updateMembership = operation({
  ...memberWriteDefaults,
  id: 'updateMembership',
  method: 'PATCH',
  path: '/conversations/{conversationId}/membership',
  tag: 'messages',
  params: ConversationIdParams,
  body: z.strictObject({
    accepted: z.optional(z.boolean()),
    pinned: z.optional(z.boolean()),
    archived: z.optional(z.boolean()),
    muted: z.optional(z.boolean()),
  }),
  response: z.object({ id: Id }),
});

export const leaveGroup = operation({
  ...memberWriteDefaults,
  id: 'leaveGroup',
  method: 'DELETE',
  path: '/conversations/{conversationId}/membership',
  tag: 'messages',
  params: ConversationIdParams,
  response: z.object({ id: Id }),
});

/** Never moves backwards. */
export const markConversationRead = operation({
  ...memberWriteDefaults,
  id: 'markConversationRead',
  method: 'PUT',
  path: '/conversations/{conversationId}/read',
  tag: 'messages',
  params: ConversationIdParams,
  body: z.strictObject({ upTo: z.int().check(z.gte(0), z.lte(2_147_483_647)) }),
  response: z.object({ readUpTo: Count }),
});

/** Tells the open streams of the other members that the caller is typing. Nothing is stored. */
export const announceTyping = operation({
  ...memberWriteDefaults,
  id: 'announceTyping',
  method: 'POST',
  path: '/conversations/{conversationId}/typing',
  tag: 'messages',
  keyless: true,
  params: ConversationIdParams,
  response: Done,
});
