import * as conversationContract from '@contract/message/conversation';
import * as contract from '@contract/message/message';
import { handleOperation, type OperationHandler } from '../../http/handler';
import type { Hub } from '../../live/hub';
import { countUnread, listConversations } from '../../repos/message/conversation-list';
import { viewConversation } from '../../repos/message/conversation-view';
import * as conversation from '../../repos/message/conversation';
import * as message from '../../repos/message/message';
import { listMessages, searchMessages } from '../../repos/message/message-list';
import { viewMessage } from '../../repos/message/message-view';
import { findTypingAudience, markRead } from '../../repos/message/read-state';

const conversationRoutes: readonly OperationHandler[] = [
  handleOperation(conversationContract.listConversations, ({ db, me, query, paging }) =>
    listConversations(db, me, { list: query.list, paging, limit: query.limit }),
  ),
  // Before the route with a parameter in the same place.
  handleOperation(conversationContract.countUnreadMessages, ({ db, me }) => countUnread(db, me)),
  handleOperation(conversationContract.getConversation, ({ db, me, params }) =>
    viewConversation(db, me, params.conversationId),
  ),
  handleOperation(conversationContract.openDirectConversation, ({ db, me, now, params }) =>
    conversation.openDirect(db, me, now, params.handle),
  ),
  handleOperation(conversationContract.createGroup, ({ db, me, now, body }) =>
    conversation.createGroup(db, me, now, body),
  ),
  handleOperation(conversationContract.renameGroup, ({ db, me, params, body }) =>
    conversation.renameGroup(db, me, { ...params, ...body }),
  ),
  handleOperation(conversationContract.addGroupMember, ({ db, me, now, params }) =>
    conversation.addGroupMember(db, me, now, params),
  ),
  handleOperation(conversationContract.removeGroupMember, ({ db, me, params }) =>
    conversation.removeGroupMember(db, me, params),
  ),
  handleOperation(conversationContract.updateMembership, async ({ db, me, params, body }) => {
    await conversation.updateMembership(db, me, { ...params, ...body });
    return { id: params.conversationId };
  }),
  handleOperation(conversationContract.leaveGroup, async ({ db, me, params }) => {
    await conversation.leaveGroup(db, me, params.conversationId);
    return { id: params.conversationId };
  }),
  handleOperation(conversationContract.markConversationRead, async ({ db, me, params, body }) => ({
    readUpTo: await markRead(db, me, { ...params, ...body }),
  })),
];

export const messageRoutes = (hub: Hub): readonly OperationHandler[] => [
  ...conversationRoutes,
  handleOperation(contract.listMessages, ({ db, me, now, params, query }) =>
    listMessages(db, me, now, { ...params, ...query }),
  ),
  handleOperation(contract.getMessage, ({ db, me, now, params }) =>
    viewMessage(db, me, now, params.messageId),
  ),
  handleOperation(contract.sendMessage, ({ db, me, now, params, body }) =>
    message.sendMessage(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.editMessage, ({ db, me, now, params, body }) =>
    message.editMessage(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.deleteMessage, ({ db, me, now, params }) =>
    message.deleteMessage(db, me, now, params.messageId),
  ),
  handleOperation(contract.putReaction, ({ db, me, now, params, body }) =>
    message.putReaction(db, me, now, { ...params, ...body }),
  ),
  handleOperation(contract.searchMessages, ({ db, me, now, query, paging }) =>
    searchMessages(db, me, now, { ...query, paging }),
  ),
  handleOperation(conversationContract.announceTyping, async ({ db, me, params: { conversationId } }) => {
    const to = await findTypingAudience(db, me, conversationId);
    await hub.announceTyping(to, { type: 'typing', conversationId, memberId: me.id });
    return { done: true as const };
  }),
];
