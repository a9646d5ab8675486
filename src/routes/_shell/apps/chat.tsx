import { createFileRoute } from '@tanstack/react-router';
import { chatSearchSchema } from '@/components/workspace/chat/chat-search';
import { ConversationsPage } from '@/components/social/message/conversation/ConversationsPage';
import { MessagesPage } from '@/components/social/message/conversation/messages-page';
import { asksForSampleChats } from '@/lib/navigation/sample-chats';
import { loadBriefly, loadData } from '@/queries/loader';
import { conversationsOptions } from '@/queries/social/message/conversation';
import { chatDraftsOptions, chatsOptions, chatSettingsOptions } from '@/queries/workspace/chat';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/chat')({
  validateSearch: chatSearchSchema,
  loaderDeps: ({ search }) => ({ isSample: asksForSampleChats(search) }),
  context: () => ({
    chats: chatsOptions(),
    users: usersOptions(),
    settings: chatSettingsOptions(),
    drafts: chatDraftsOptions(),
    conversations: conversationsOptions('active'),
  }),
  loader: ({ context, deps: { isSample }, cause }) => {
    const { auth, queryClient, chats, users, settings, drafts, conversations } = context;
    return isSample || !auth.getState().user
      ? loadData(queryClient, chats, users, settings, drafts)
      : Promise.all([MessagesPage.preload?.(), loadBriefly(queryClient, cause, conversations)]);
  },
  staticData: { title: 'Chat', crumbs: ['Workspace'], sample: 'or-messages' },
  component: ConversationsPage,
});
