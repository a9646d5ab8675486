import { useState } from 'react';
import IconSearch from '~icons/tabler/search';
import type { Email } from '@/data/email/schema';
import type { EmailActions } from './email-actions';
import type { MailSearch } from './email-search';
import { MailRow } from './EmailRow';
import { EmailSelectionBar } from './EmailSelectionBar';

interface Props {
  title: string;
  mails: readonly Email[];
  search: MailSearch;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
  actions: EmailActions;
}

export function MailList({ title, mails, search, change, actions }: Props) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = mails.filter((mail) => marked.has(mail.id));
  const some = chosen.length > 0;
  const toggle = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  return (
    <section className={some ? 'mail-list has-selection' : 'mail-list'} aria-label={title}>
      <div className="search-field">
        <IconSearch />
        <input
          type="search"
          className="form-control"
          aria-label="Search mail"
          placeholder="Search, from:ines has:attachment"
          value={search.q ?? ''}
          onChange={(event) => change({ q: event.target.value || undefined }, true)}
        />
      </div>
      <div className="mail-list-header">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label="Select all"
          checked={some && chosen.length === mails.length}
          ref={(box) => {
            if (box) box.indeterminate = some && chosen.length < mails.length;
          }}
          onChange={() => setMarked(some ? new Set() : new Set(mails.map((mail) => mail.id)))}
        />
        <h2>{`${title}, ${mails.length}`}</h2>
      </div>
      {mails.length === 0 && (
        <p className="mail-empty">{search.q ? 'No messages match this search.' : 'No messages here.'}</p>
      )}
      <ul>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            open={mail.id === search.message}
            selected={marked.has(mail.id)}
            onSelect={() => toggle(mail.id)}
            onStar={() => actions.toggleStar(mail)}
          />
        ))}
      </ul>
      {some && <EmailSelectionBar mails={chosen} actions={actions} clear={() => setMarked(new Set())} />}
    </section>
  );
}
