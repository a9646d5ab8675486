import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FIRST_CHAT_ID } from '@/data/chat/schema';
import { chatOptions } from '@/queries/workspace/chat';
import { startChatOptions } from '@/queries/workspace/mutations/chat';
import type { ChatSearch } from './chat-search';
import { ChatList } from './ChatList';
import { ChatSettingsDialog } from './ChatSettingsDialog';
import { Conversation } from './Conversation';
import { NewContactDialog } from './NewContactDialog';
import { NewGroupDialog } from './NewGroupDialog';
import { ChatDetails } from './ChatDetails';
import '@/components/kits/chat/chat.scss';
import { chatText } from '@/messages/workspace/chat';

const route = getRouteApi('/_shell/apps/chat');

export function ChatPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: chats } = useSuspenseQuery(route.useRouteContext().chats);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { data: settings } = useSuspenseQuery(route.useRouteContext().settings);
  const { data: drafts } = useSuspenseQuery(route.useRouteContext().drafts);
  const { data: found, isPending } = useQuery(chatOptions(search.chat ?? FIRST_CHAT_ID));
  const { mutate: startChat } = useMutation(startChatOptions());
  const isStarting = search.with !== undefined;
  const chat = isStarting ? undefined : found;
  const wide = useMediaQuery('(min-width: 1200px)');

  // Here, not in the loader: the loader also runs when a link is hovered.
  useEffect(() => {
    if (search.with === undefined) return;
    startChat(
      { userId: search.with },
      { onSettled: (started) => void navigate({ search: { chat: started?.id }, replace: true }) },
    );
  }, [search.with, startChat, navigate]);

  const change = (next: Partial<ChatSearch>, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const closed = () => change({ add: undefined, settings: undefined }, true);
  const opened = (id: number) =>
    change({ chat: id, add: undefined, tab: undefined, q: undefined, list: undefined });
  const profile = chat && search.profile && (
    <ChatDetails
      chat={chat}
      chats={chats}
      users={users}
      onLeft={() => change({ chat: undefined, profile: undefined, sample: true }, true)}
    />
  );
  const shape = ['panes chat', chat && 'is-open', settings.compact && 'is-compact'];

  return (
    <div className={shape.filter(Boolean).join(' ')}>
      {search.list !== false && <ChatList chats={chats} drafts={drafts} search={search} change={change} />}
      {chat && (
        <Conversation
          key={chat.id}
          chat={chat}
          users={users}
          settings={settings}
          draft={drafts.get(chat.id) ?? ''}
          search={search}
          change={change}
          onLeave={() => navigate({ search: ({ tab, q }) => ({ tab, q, sample: true }), resetScroll: false })}
        />
      )}
      {!chat && (
        <section className="chat-conversation chat-nothing-open" aria-label={chatText.conversation}>
          {search.list === false && <h1 className="visually-hidden">{chatText.chat}</h1>}
          {isPending || isStarting ? (
            <Skeleton what={chatText.messagesNoun} faces />
          ) : (
            <EmptyState
              title={chatText.noConversationSelected}
              text={chatText.noConversationSelectedHint}
              action={
                <button
                  type="button"
                  className="btn btn-primary"
                  onClick={() => change({ add: 'contact', list: undefined })}
                >
                  {chatText.newContact}
                </button>
              }
            />
          )}
        </section>
      )}
      {profile && wide && (
        <aside className="flex-none scroll-y pb-5 px-5" aria-label={chatText.profile}>
          {profile}
        </aside>
      )}
      {profile && !wide && (
        <Dialog open title={chatText.profile} placement="end" onClose={() => change({ profile: undefined })}>
          <div className="scroll-y pb-5 px-5">{profile}</div>
        </Dialog>
      )}
      {search.settings && <ChatSettingsDialog settings={settings} onClose={closed} />}
      {search.add === 'contact' && (
        <NewContactDialog users={users} chats={chats} onClose={closed} onCreated={opened} />
      )}
      {search.add === 'group' && <NewGroupDialog users={users} onClose={closed} onCreated={opened} />}
    </div>
  );
}
