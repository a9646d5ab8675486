import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  addGroupMember,
  type Conversation,
  removeGroupMember,
  renameGroup,
} from '@contract/message/conversation';
import { callApi } from '@/lib/api/client';
import { conversationOptions, refreshConversation } from '@/queries/social/message/conversation';
import { messageChangesText } from '@/messages/social/changes/message';

const store = (client: QueryClient, conversation: Conversation): void => {
  client.setQueryData(conversationOptions(conversation.id).queryKey, conversation);
  refreshConversation(client, conversation.id);
};

export const renameGroupOptions = (conversationId: string) =>
  mutationOptions({
    mutationFn: (name: string) => callApi(renameGroup, { params: { conversationId }, body: { name } }),
    onSuccess: (conversation, _name, _result, { client }) => store(client, conversation),
    networkMode: 'always',
    meta: { failure: messageChangesText.renameGroupFailed },
  });

/** One after the other: the first refusal leaves the rest out, and the group shows who was added. */
export const addGroupMembersOptions = (conversationId: string) =>
  mutationOptions({
    mutationFn: async (handles: readonly string[]) => {
      for (const handle of handles) await callApi(addGroupMember, { params: { conversationId, handle } });
    },
    onSettled: (_done, _error, _handles, _result, { client }) => refreshConversation(client, conversationId),
    networkMode: 'always',
  });

export const removeGroupMemberOptions = (conversationId: string) =>
  mutationOptions({
    mutationFn: (handle: string) => callApi(removeGroupMember, { params: { conversationId, handle } }),
    onSuccess: (conversation, _handle, _result, { client }) => store(client, conversation),
    networkMode: 'always',
    meta: { failure: messageChangesText.removeMemberFailed },
  });
