import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import IconPlus from '~icons/tabler/pencil-plus';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { Mail } from '@/data/email/collection';
import { confirm } from '@/lib/overlays/confirm';
import { counted, sentence } from '@/lib/text/format';
import {
  changeMailsOptions,
  dropMailsOptions,
  mailsOptions,
  markMailsOptions,
} from '@/queries/workspace/email';
import { usersOptions } from '@/queries/workspace/user';
import { ComposeDialog } from './compose/ComposeDialog';
import { Folders } from './FolderNav';
import { findMails } from './filter-mails';
import type { MailSearch } from './email-search';
import { MailList } from './EmailList';
import { Reader } from './EmailReader';
import { UndoSend } from './compose/UndoSend';
import type { MailDeeds } from './email-actions';
import { useMailKeys } from './use-email-shortcuts';
import './email.scss';

const route = getRouteApi('/_shell/apps/email');

/** The mailbox: folders, messages, and the one being read. */
export function EmailPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: mails } = useSuspenseQuery(mailsOptions());
  const { data: users } = useSuspenseQuery(usersOptions());
  const { mutate: changeMails } = useMutation(changeMailsOptions());
  const { mutate: mark } = useMutation(markMailsOptions());
  const { mutate: drop } = useMutation(dropMailsOptions());
  const [leaving, setLeaving] = useState<Mail | null>(null);

  const change = (next: Partial<MailSearch>, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const found = findMails(mails, search);
  const open = mails.find((mail) => mail.id === search.message) ?? null;
  useEffect(() => {
    if (open?.unRead) mark({ mails: [{ ...open, unRead: false }] });
  }, [open, mark]);

  /** What is read goes away: the next one is opened. */
  const closeIfOpen = (gone: readonly Mail[]) => {
    if (gone.some((mail) => mail.id === search.message)) change({ message: undefined }, true);
  };
  const deeds: MailDeeds = {
    move: (list, folder, said) => {
      changeMails({ mails: list.map((mail) => ({ ...mail, folder })), said });
      closeIfOpen(list);
    },
    remove: (list) => {
      if (!list.every((mail) => mail.folder === 'trash')) {
        deeds.move(
          list,
          'trash',
          list.length === 1 ? 'Moved to the trash' : `${list.length} moved to the trash`,
        );
        return;
      }
      void confirm({
        title: `Delete ${counted(list.length, 'message')} for good?`,
        text: 'This cannot be undone.',
        action: 'Delete',
        danger: true,
      }).then((sure) => {
        if (!sure) return;
        drop(list);
        closeIfOpen(list);
      });
    },
    star: (mail) => mark({ mails: [{ ...mail, starred: !mail.starred }] }),
    read: (list, unRead) => {
      const said = unRead ? 'Marked as unread' : 'Marked as read';
      const keep = () => changeMails({ mails: list.map((mail) => ({ ...mail, unRead })), said });
      // Closed first: an open message is read at once.
      if (unRead && list.some((mail) => mail.id === search.message)) {
        void navigate({ search: (old) => ({ ...old, message: undefined }), replace: true }).then(keep);
      } else keep();
    },
    label: (list, label) => {
      const all = list.every((mail) => mail.labels.includes(label));
      changeMails({
        mails: list.map((mail) => ({
          ...mail,
          labels: all
            ? mail.labels.filter((other) => other !== label)
            : [...new Set([...mail.labels, label])],
        })),
        said: all ? `${label} taken off` : `${label} put on`,
      });
    },
  };
  useMailKeys({ found, open, change, deeds });

  return (
    <>
      <div className={open ? 'mail is-open' : 'mail'}>
        <section className="mail-f" aria-label="Folders">
          <h1 tabIndex={-1}>Email</h1>
          <button type="button" className="btn btn-primary" onClick={() => change({ compose: 'new' })}>
            <IconPlus />
            Compose
          </button>
          <Folders mails={mails} search={search} />
        </section>
        <MailList
          key={`${search.folder ?? ''} ${search.label ?? ''}`}
          title={search.label ?? sentence(search.folder ?? 'inbox')}
          found={found}
          search={search}
          change={change}
          deeds={deeds}
        />
        {open ? (
          <Reader mail={open} users={users} deeds={deeds} change={change} />
        ) : (
          <section className="mail-r mail-r-none" aria-label="Message">
            <EmptyState title="No message open" text="J and K go through the list, E archives, # deletes." />
          </section>
        )}
      </div>
      {search.compose && (
        <ComposeDialog
          key={search.compose}
          draft={mails.find((mail) => mail.id === search.compose && mail.folder === 'draft') ?? null}
          to={search.compose.includes('@') ? search.compose : null}
          answered={mails.find((mail) => `re-${mail.id}` === search.compose) ?? null}
          forwarded={mails.find((mail) => `fw-${mail.id}` === search.compose) ?? null}
          users={users}
          onClose={() => change({ compose: undefined }, true)}
          onSend={setLeaving}
        />
      )}
      {leaving && (
        <UndoSend
          key={leaving.id}
          mail={leaving}
          onDone={() => setLeaving(null)}
          onUndo={() => {
            setLeaving(null);
            change({ compose: leaving.id });
          }}
        />
      )}
    </>
  );
}
