import { useState } from 'react';
import IconArchive from '~icons/tabler/archive';
import IconMail from '~icons/tabler/mail';
import IconMailOpened from '~icons/tabler/mail-opened';
import IconSearch from '~icons/tabler/search';
import IconSpam from '~icons/tabler/alert-octagon';
import IconTag from '~icons/tabler/tag';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import { type Email, EMAIL_LABELS } from '@/data/email/schema';
import { pluralize } from '@/lib/text/format';
import type { EmailActions } from './email-actions';
import type { MailSearch } from './email-search';
import { MailRow } from './EmailRow';

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
  const act = (action: (list: readonly Email[]) => void) => {
    action(chosen);
    setMarked(new Set());
  };
  const toggle = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  const unRead = !chosen.every((mail) => mail.unRead);
  return (
    <section className="mail-list" aria-label={title}>
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
      <div className="mail-bulk-actions" role="toolbar" aria-label="Selected messages">
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
        <h2 aria-live="polite">{some ? `${chosen.length} selected` : `${title}, ${mails.length}`}</h2>
        {some && (
          <>
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-label="Archive"
              onClick={() =>
                act((list) => actions.move(list, 'archive', `${pluralize(list.length, 'message')} archived`))
              }
            >
              <IconArchive />
            </button>
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-label="Delete"
              onClick={() => act(actions.remove)}
            >
              <IconTrash />
            </button>
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-label={unRead ? 'Mark as unread' : 'Mark as read'}
              onClick={() => act((list) => actions.setUnread(list, unRead))}
            >
              {unRead ? <IconMail /> : <IconMailOpened />}
            </button>
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-label="Report spam"
              onClick={() => act((list) => actions.move(list, 'spam', 'Reported as spam'))}
            >
              <IconSpam />
            </button>
            <Menu
              label="Label"
              trigger={<IconTag />}
              className="icon-button icon-button-sm"
              items={EMAIL_LABELS.map((label) => ({
                label,
                checked: chosen.every((mail) => mail.labels.includes(label)),
                onSelect: () => act((list) => actions.label(list, label)),
              }))}
            />
          </>
        )}
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
    </section>
  );
}
