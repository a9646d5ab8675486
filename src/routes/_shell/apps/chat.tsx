import { createFileRoute } from '@tanstack/react-router';
import { chatSearchSchema } from '@/components/workspace/chat/chat-search';
import { ConversationsPage } from '@/components/social/message/conversation/ConversationsPage';
import { loadData } from '@/queries/loader';
import { chatDraftsOptions, chatsOptions, chatSettingsOptions } from '@/queries/workspace/chat';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/chat')({
  validateSearch: chatSearchSchema,
  context: () => ({
    chats: chatsOptions(),
    users: usersOptions(),
    settings: chatSettingsOptions(),
    drafts: chatDraftsOptions(),
  }),
  loader: ({ context: { queryClient, chats, users, settings, drafts } }) =>
    loadData(queryClient, chats, users, settings, drafts),
  staticData: { title: 'Chat', crumbs: ['Workspace'], sample: 'or-messages' },
  component: ConversationsPage,
});
