import { createFileRoute, redirect } from '@tanstack/react-router';
import { chatSearchSchema } from '@/components/workspace/chat/chat-search';
import { ChatPage } from '@/components/workspace/chat/ChatPage';
import { startChat, chatDraftsOptions, chatsOptions, chatSettingsOptions } from '@/queries/workspace/chat';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/chat')({
  validateSearch: chatSearchSchema,
  loaderDeps: ({ search }) => ({ userId: search.with }),
  loader: async ({ context: { queryClient }, deps: { userId } }) => {
    if (userId !== undefined) {
      const chat = await startChat(userId);
      throw redirect({ to: '/apps/chat', search: { chat }, replace: true });
    }
    await Promise.all([
      queryClient.query({ ...chatsOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
      queryClient.query({ ...chatSettingsOptions(), staleTime: 'static' }),
      queryClient.query({ ...chatDraftsOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Chat', crumbs: ['Workspace'] },
  component: ChatPage,
});
