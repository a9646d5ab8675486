import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OfflineState, EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { showToast } from '@/lib/overlays/toast';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { conversationOptions } from '@/queries/social/message/conversation';
import { openDirect } from '@/queries/social/mutations/message';
import { ConversationList } from './conversation/ConversationList';
import { ConversationView } from './ConversationView';
import { NewConversationDialog } from './conversation/NewConversationDialog';
import '@/components/kits/chat/chat.scss';
import { messageText } from '@/messages/social/message';

const route = getRouteApi('/_shell/apps/chat');

export function MessagesPage() {
  const { conversation: id, to, add, at } = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => {
    if (to === undefined) return;
    openDirect(to).then(
      (opened) => void navigate({ search: { conversation: opened.id }, replace: true }),
      (error: unknown) => {
        showToast({
          type: 'error',
          title: messageText.openFailed,
          ...(error instanceof Error && { text: error.message }),
        });
        void navigate({ search: {}, replace: true });
      },
    );
  }, [to, navigate]);

  const isOpen = id !== undefined || to !== undefined;
  return (
    <div className={isOpen ? 'panes chat chat-messages is-open' : 'panes chat chat-messages'}>
      <ConversationList />
      {id && <OpenConversation key={`${id} ${at ?? ''}`} id={id} />}
      {!id && (
        <section className="chat-conversation chat-nothing-open" aria-label={messageText.conversation}>
          {to === undefined ? (
            <EmptyState
              title={messageText.noConversationSelected}
              text={messageText.noConversationSelectedHint}
              action={
                <button
                  type="button"
                  className="btn btn-primary"
                  onClick={() => void navigate({ search: (old) => ({ ...old, add: 'contact' }) })}
                >
                  {messageText.newMessage}
                </button>
              }
            />
          ) : (
            <Skeleton what={messageText.theConversation} faces />
          )}
        </section>
      )}
      {add && (
        <NewConversationDialog
          kind={add}
          onClose={() => void navigate({ search: (old) => ({ ...old, add: undefined }), replace: true })}
          onOpened={(opened) => void navigate({ search: { conversation: opened } })}
        />
      )}
    </div>
  );
}

function OpenConversation({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(conversationOptions(id));
  const online = useOnline();
  if (data) return <ConversationView conversation={data} />;
  return (
    <section className="chat-conversation chat-nothing-open" aria-label={messageText.conversation}>
      {error ? (
        <ErrorState title={messageText.conversationLoadFailed} error={error} retry={() => void refetch()} />
      ) : online ? (
        <Skeleton what={messageText.messagesNoun} faces />
      ) : (
        <OfflineState what={messageText.thisConversation} />
      )}
    </section>
  );
}
