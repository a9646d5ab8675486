import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ChatPage } from '@/components/workspace/chat/ChatPage';
import { useAuth } from '@/lib/auth/use-auth';
import { asksForSampleChats } from '@/lib/navigation/sample-chats';
import { conversationsText } from '@/messages/social/conversations';
import { MessagesPage } from './messages-page';

const route = getRouteApi('/_shell/apps/chat');

/** The member's own conversations; the sample ones for visitors, and by address. */
export function ConversationsPage() {
  const { user: member } = useAuth();
  const showsSample = route.useSearch({ select: asksForSampleChats });
  if (!member) return <ChatPage />;
  return (
    <>
      <nav className="chips mb-2" aria-label={conversationsText.conversationsOf}>
        <Link
          to="/apps/chat"
          activeOptions={{ exact: true }}
          className={showsSample ? 'chip' : 'chip is-on'}
          aria-current={showsSample ? undefined : 'page'}
        >
          {conversationsText.messages}
        </Link>
        <Link
          to="/apps/chat"
          search={{ sample: true }}
          className={showsSample ? 'chip is-on' : 'chip'}
          aria-current={showsSample ? 'page' : undefined}
        >
          {conversationsText.sampleConversations}
        </Link>
      </nav>
      {showsSample ? (
        <ChatPage />
      ) : (
        <Suspense
          fallback={
            // As high as the conversations, so that the footer below stays.
            <div className="panes chat chat-messages">
              <section className="chat-list min-h-0">
                <Skeleton what={conversationsText.messagesNoun} faces />
              </section>
            </div>
          }
        >
          <MessagesPage />
        </Suspense>
      )}
    </>
  );
}
