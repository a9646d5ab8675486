import { randomUUID } from 'node:crypto';
import {
  addGroupMember,
  createGroup,
  leaveGroup,
  markConversationRead,
  openDirectConversation,
  removeGroupMember,
  renameGroup,
  updateMembership,
} from '@contract/message/conversation';
import { deleteMessage, editMessage, putReaction, sendMessage } from '@contract/message/message';
import type { Operation } from '@contract/operation';
import { byAuthor, on, onMember, otherOf, pick, self, type Choice, type Step } from './step-makers';
import type { HistoryWorld } from '../history-world';

/** Mostly by a member of the conversation. */
const inConversation = (
  operation: Operation,
  body?: (world: HistoryWorld, choice: Choice) => unknown,
): Step => {
  const step = on('conversations', 'conversationId', operation, body);
  return (world, choice) => {
    const call = step(world, choice);
    const member = pick(world.known.conversations, choice.what)?.uid;
    return call && choice.how % 6 > 0 && member !== undefined ? { ...call, uid: member } : call;
  };
};

export const messageSteps: Readonly<Record<string, Step>> = {
  openDirect: onMember(openDirectConversation),
  createGroup: self(createGroup, (world, choice) => ({
    name: 'A group',
    members: [otherOf(world, choice), otherOf(world, { ...choice, other: choice.other + 1 })],
  })),
  sendMessage: inConversation(sendMessage, (_, { how }) => ({ id: randomUUID(), text: `Message ${how}` })),
  editMessage: byAuthor(
    'messages',
    on('messages', 'messageId', editMessage, (_, { how }) => ({ text: `Edited ${how}` })),
  ),
  deleteMessage: byAuthor('messages', on('messages', 'messageId', deleteMessage)),
  react: on('messages', 'messageId', putReaction, (_, { how }) => ({ emoji: how % 3 === 0 ? null : '👍' })),
  readMessages: inConversation(markConversationRead, (_, { how }) => ({ upTo: how % 20 })),
  answerMessages: inConversation(updateMembership, (_, { how }) => ({ accepted: how % 4 > 0 })),
  archive: inConversation(updateMembership, (_, { how }) => ({
    archived: how % 2 === 0,
    muted: how % 3 === 0,
    pinned: how % 5 === 0,
  })),
  addToGroup: inConversation(addGroupMember),
  renameGroup: inConversation(renameGroup, (_, { how }) => ({ name: `Group ${how}` })),
  removeFromGroup: inConversation(removeGroupMember),
  leaveGroup: inConversation(leaveGroup),
};
