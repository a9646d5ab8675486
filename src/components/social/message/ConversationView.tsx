import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import IconArrowLeft from '~icons/tabler/arrow-left';
import type { Conversation, SendBarrier } from '@contract/message/conversation';
import { OpenedTitle } from '@/components/ui/OpenedTitle';
import { writeMessageDraft } from '@/lib/storage/message-draft';
import { changeMembership } from '@/queries/social/mutations/message';
import { meOptions } from '@/queries/social/member/me';
import { messagesOptions } from '@/queries/social/message/message';
import { messageText } from '@/messages/social/message';
import { ConversationFace } from './conversation/ConversationFace';
import { ConversationMenu } from './conversation/ConversationMenu';
import { conversationName, partnerOf } from './conversation/conversation-name';
import { GroupDialog } from './conversation/GroupDialog';
import { MessageField } from './MessageField';
import { MessageLog } from './log/MessageLog';
import { type Target, TargetBanner } from './TargetBanner';

const VoiceField = lazy(() => import('./voice/VoiceField'));

const route = getRouteApi('/_shell/apps/chat');

const barrierTexts: Record<SendBarrier, string> = {
  blocked: messageText.barrierBlocked,
  unavailable: messageText.barrierUnavailable,
  request: messageText.barrierRequest,
};

export function ConversationView({ conversation }: { conversation: Conversation }) {
  const { id, kind, members, state, barrier } = conversation;
  const { at, box, q } = route.useSearch();
  const client = useQueryClient();
  const me = useQuery(meOptions()).data?.id;
  const [target, setTarget] = useState<Target>(null);
  /** Mounts the field again, with the stored draft. */
  const [restored, setRestored] = useState(0);
  const [showsGroup, setShowsGroup] = useState(false);
  /** The field takes the focus after a recording. */
  const [voice, setVoice] = useState<'idle' | 'open' | 'closed'>('idle');
  const replied = target?.kind === 'reply' ? target : null;
  const name = conversationName(conversation, me);
  const partner = partnerOf(conversation, me);
  const area = useRef<HTMLElement>(null);
  const people = useMemo(
    () =>
      members
        .filter((member) => member.id !== me)
        .map((member) => ({ handle: member.handle, name: member.name, image: member.avatarUrl })),
    [members, me],
  );
  const editLast = () => {
    const pages = client.getQueryData(messagesOptions(id, at).queryKey)?.pages ?? [];
    const own = pages
      .flatMap(({ items }) => items)
      .findLast((message) => message.author.id === me && !message.deleted && message.text !== '');
    if (own) setTarget({ kind: 'edit', message: own });
  };
  return (
    <section ref={area} className="chat-conversation" aria-label={name}>
      <header className="row-1 py-2 px-3 rule-below">
        <Link
          to="/apps/chat"
          search={{ box, q }}
          className="icon-button d-lg-none"
          aria-label={messageText.backToList}
        >
          <IconArrowLeft className="icon flip-in-rtl" />
        </Link>
        <ConversationFace conversation={conversation} me={me} />
        <div className="fill ms-2 align-with-page">
          <OpenedTitle className="fs-xl text-truncate" dir="auto">
            {name}
          </OpenedTitle>
          <small className="text-ink-3">
            {kind === 'group' && messageText.members(members.length)}
            {partner && (
              <Link to="/u/$handle" params={{ handle: partner.handle }}>
                @{partner.handle}
              </Link>
            )}
          </small>
        </div>
        <ConversationMenu conversation={conversation} onShowGroup={() => setShowsGroup(true)} />
        {showsGroup && <GroupDialog conversation={conversation} onClose={() => setShowsGroup(false)} />}
      </header>
      <MessageLog
        conversation={conversation}
        at={at}
        active={state === 'member' && barrier === null}
        onTarget={setTarget}
        onEditPending={(text) => {
          writeMessageDraft(id, text);
          setRestored(restored + 1);
        }}
      />
      {state === 'requested' && (
        <div
          className="row-2 flex-wrap m-0 py-3 px-4 rule-above fs-sm text-ink-2"
          role="group"
          aria-label={messageText.request}
        >
          <p className="flex-1 wrap-anywhere">{messageText.wantsToWrite(name)}</p>
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => changeMembership(client, id, { accepted: false })}
          >
            {messageText.decline}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => changeMembership(client, id, { accepted: true })}
          >
            {messageText.accept}
          </button>
        </div>
      )}
      {state === 'member' && barrier !== null && (
        <p className="row-2 flex-wrap py-3 px-4 rule-above fs-sm text-ink-2" role="note">
          {barrierTexts[barrier]}
        </p>
      )}
      {state === 'member' && barrier === null && voice === 'open' && (
        <div className="chat-composer-field position-relative rule-above">
          {replied && <TargetBanner target={replied} onCancel={() => setTarget(null)} />}
          <Suspense fallback={<div className="chat-composer p-3" />}>
            <VoiceField
              conversationId={id}
              replyTo={replied?.message.id}
              onSent={() => {
                if (replied) setTarget(null);
              }}
              onClose={() => setVoice('closed')}
            />
          </Suspense>
        </div>
      )}
      {state === 'member' && barrier === null && voice !== 'open' && (
        <MessageField
          key={`${target ? `${target.kind}-${target.message.id}` : 'new'} ${restored}`}
          conversationId={id}
          name={name}
          target={target}
          people={people}
          dropArea={area}
          onDone={() => setTarget(null)}
          onEditLast={editLast}
          onRecord={() => setVoice('open')}
          focused={voice === 'closed'}
        />
      )}
    </section>
  );
}
