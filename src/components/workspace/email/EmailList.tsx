import { useState } from 'react';
import IconArchive from '~icons/tabler/archive';
import IconMail from '~icons/tabler/mail';
import IconMailOpened from '~icons/tabler/mail-opened';
import IconSearch from '~icons/tabler/search';
import IconSpam from '~icons/tabler/alert-octagon';
import IconTag from '~icons/tabler/tag';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import { type Email, EMAIL_LABELS } from '@/data/email/collection';
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

export function MailList({ title, mails: found, search, change, actions: deeds }: Props) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = found.filter((mail) => marked.has(mail.id));
  const some = chosen.length > 0;
  const act = (deed: (list: readonly Email[]) => void) => {
    deed(chosen);
    setMarked(new Set());
  };
  const toggle = (id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  const unRead = !chosen.every((mail) => mail.unRead);
  return (
    <section className="mail-l" aria-label={title}>
      <div className="tb-s">
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
      <div className="mail-b" role="toolbar" aria-label="Selected messages">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label="Select all"
          checked={some && chosen.length === found.length}
          ref={(box) => {
            if (box) box.indeterminate = some && chosen.length < found.length;
          }}
          onChange={() => setMarked(some ? new Set() : new Set(found.map((mail) => mail.id)))}
        />
        <h2 aria-live="polite">{some ? `${chosen.length} selected` : `${title}, ${found.length}`}</h2>
        {some && (
          <>
            <button
              type="button"
              className="ib ib-sm"
              aria-label="Archive"
              onClick={() =>
                act((list) => deeds.move(list, 'archive', `${pluralize(list.length, 'message')} archived`))
              }
            >
              <IconArchive />
            </button>
            <button type="button" className="ib ib-sm" aria-label="Delete" onClick={() => act(deeds.remove)}>
              <IconTrash />
            </button>
            <button
              type="button"
              className="ib ib-sm"
              aria-label={unRead ? 'Mark as unread' : 'Mark as read'}
              onClick={() => act((list) => deeds.setUnread(list, unRead))}
            >
              {unRead ? <IconMail /> : <IconMailOpened />}
            </button>
            <button
              type="button"
              className="ib ib-sm"
              aria-label="Report spam"
              onClick={() => act((list) => deeds.move(list, 'spam', 'Reported as spam'))}
            >
              <IconSpam />
            </button>
            <Menu
              label="Label"
              trigger={<IconTag />}
              className="ib ib-sm"
              items={EMAIL_LABELS.map((label) => ({
                label,
                checked: chosen.every((mail) => mail.labels.includes(label)),
                onSelect: () => act((list) => deeds.label(list, label)),
              }))}
            />
          </>
        )}
      </div>
      {found.length === 0 && (
        <p className="mail-none">{search.q ? 'No message fits these words.' : 'Nothing lies here.'}</p>
      )}
      <ul>
        {found.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            open={mail.id === search.message}
            selected={marked.has(mail.id)}
            onSelect={() => toggle(mail.id)}
            onStar={() => deeds.toggleStar(mail)}
          />
        ))}
      </ul>
    </section>
  );
}
