import { useState } from 'react';
import type { Conversation } from '@/data/email/threads';
import type { EmailActions } from '@/components/workspace/email/email-actions';
import type { MailSearch } from './email-search';
import { MailRow } from './EmailRow';
import { EmailSelectionBar } from './EmailSelectionBar';
import { SearchField } from './SearchField';
import { indexOfMail, useMailShortcuts } from '@/components/workspace/email/use-email-shortcuts';
import { emailText } from '@/messages/workspace/email';

interface Props {
  title: string;
  conversations: readonly Conversation[];
  search: MailSearch;
  /** A message is open beside it, or in its place where there is no room. */
  isOpen: boolean;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
  actions: EmailActions;
}

export function MailList({ title, conversations, search, isOpen, change, actions }: Props) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const isMarked = ({ mails }: Conversation) => mails.some(({ id }) => marked.has(id));
  const chosen = conversations.filter(isMarked);
  const some = chosen.length > 0;
  const idsOf = (list: readonly Conversation[]) => list.flatMap(({ mails }) => mails.map(({ id }) => id));
  const toggle = (conversation: Conversation) => {
    const own = idsOf([conversation]);
    const others = [...marked].filter((id) => !own.includes(id));
    setMarked(new Set(isMarked(conversation) ? others : [...others, ...own]));
  };
  const openIndex = indexOfMail(conversations, search.message);
  const clear = () => setMarked(new Set());
  useMailShortcuts({
    conversations,
    selected: chosen,
    clearSelection: clear,
    open: search.message,
    change,
    actions,
    toggleSelection: toggle,
  });
  return (
    <section
      className={`flex-column ${isOpen ? 'd-none d-xl-flex' : 'd-flex'}${some ? ' has-selection' : ''}`}
      aria-label={title}
    >
      <SearchField value={search.q ?? ''} onChange={(q) => change({ q: q || undefined }, true)} />
      <div className="row-2 py-3 px-3 rule-below">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={emailText.selectAll}
          checked={some && chosen.length === conversations.length}
          ref={(box) => {
            if (box) box.indeterminate = some && chosen.length < conversations.length;
          }}
          onChange={() => setMarked(new Set(some ? [] : idsOf(conversations)))}
        />
        <h2 className="flex-1 fs-base">
          {title} <span className="fw-normal text-ink-3">{conversations.length}</span>
        </h2>
      </div>
      {conversations.length === 0 && (
        <p className="my-6 mx-4 text-ink-3 text-center">
          {search.q ? emailText.noMatches : emailText.noMessagesHere}
        </p>
      )}
      <ul className="flex-1 scroll-y">
        {conversations.map((conversation, index) => (
          <MailRow
            key={conversation.newest.id}
            conversation={conversation}
            open={index === openIndex}
            selected={isMarked(conversation)}
            onSelect={() => toggle(conversation)}
            onStar={() => actions.toggleStar(conversation.newest)}
          />
        ))}
      </ul>
      {some && <EmailSelectionBar conversations={chosen} actions={actions} clear={clear} />}
    </section>
  );
}
