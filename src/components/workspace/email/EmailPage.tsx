import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import IconPlus from '~icons/tabler/pencil-plus';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import type { Email } from '@/data/email/schema';
import { confirmAction } from '@/lib/overlays/confirm';
import { pluralize, capitalize } from '@/lib/text/format';
import {
  saveEmailsOptions,
  deleteEmailsOptions,
  saveEmailsQuietlyOptions,
} from '@/queries/workspace/mutations/email';
import { ComposeDialog } from './compose/ComposeDialog';
import { FolderNav } from './FolderNav';
import { filterMails } from './filter-mails';
import type { MailSearch } from './email-search';
import { MailList } from './EmailList';
import { EmailReader } from './EmailReader';
import { UndoSend } from './compose/UndoSend';
import type { EmailActions } from './email-actions';
import { useMailShortcuts } from './use-email-shortcuts';
import './email.scss';

const route = getRouteApi('/_shell/apps/email');

export function EmailPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: mails } = useSuspenseQuery(route.useRouteContext().emails);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { mutate: changeMails } = useMutation(saveEmailsOptions());
  const { mutate: mark } = useMutation(saveEmailsQuietlyOptions());
  const { mutate: drop } = useMutation(deleteEmailsOptions());
  const [leaving, setLeaving] = useState<Email | null>(null);

  const change = (next: Partial<MailSearch>, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const found = filterMails(mails, search);
  const open = mails.find((mail) => mail.id === search.message) ?? null;
  useEffect(() => {
    if (open?.unRead) mark({ mails: [{ ...open, unRead: false }] });
  }, [open, mark]);

  /** When the open email is removed, open the next one. */
  const closeIfOpen = (deletedMails: readonly Email[]) => {
    if (deletedMails.some((mail) => mail.id === search.message)) change({ message: undefined }, true);
  };
  const mailActions: EmailActions = {
    move: (list, folder, toastMessage) => {
      changeMails({ mails: list.map((mail) => ({ ...mail, folder })), toast: toastMessage });
      closeIfOpen(list);
    },
    remove: (list) => {
      if (!list.every((mail) => mail.folder === 'trash')) {
        mailActions.move(
          list,
          'trash',
          list.length === 1 ? 'Moved to the trash' : `${list.length} moved to the trash`,
        );
        return;
      }
      void confirmAction({
        title: `Delete ${pluralize(list.length, 'message')} permanently?`,
        text: 'This cannot be undone.',
        action: 'Delete',
        danger: true,
      }).then((sure) => {
        if (!sure) return;
        drop(list);
        closeIfOpen(list);
      });
    },
    toggleStar: (mail) => mark({ mails: [{ ...mail, starred: !mail.starred }] }),
    setUnread: (list, unRead) => {
      const toastMessage = unRead ? 'Marked as unread' : 'Marked as read';
      const keep = () =>
        changeMails({ mails: list.map((mail) => ({ ...mail, unRead })), toast: toastMessage });
      // Close first: an open email is marked read at once.
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
        toast: all ? `${label} removed` : `${label} added`,
      });
    },
  };
  useMailShortcuts({ mails: found, open, change, actions: mailActions });

  return (
    <>
      <div className={open ? 'mail is-open' : 'mail'}>
        <section className="mail-folders" aria-label="Folders">
          <h1 tabIndex={-1}>Email</h1>
          <button type="button" className="btn btn-primary" onClick={() => change({ compose: 'new' })}>
            <IconPlus />
            Compose
          </button>
          <FolderNav mails={mails} search={search} />
        </section>
        <MailList
          key={`${search.folder ?? ''} ${search.label ?? ''}`}
          title={search.label ?? capitalize(search.folder ?? 'inbox')}
          mails={found}
          search={search}
          change={change}
          actions={mailActions}
        />
        {open ? (
          <EmailReader mail={open} users={users} actions={mailActions} change={change} />
        ) : (
          <section className="mail-reader mail-reader-empty" aria-label="Message">
            <EmptyState
              title="No message open"
              text="J and K move through the list, E archives, # deletes."
            />
          </section>
        )}
      </div>
      {search.compose && (
        <ComposeDialog
          key={search.compose}
          draft={mails.find((mail) => mail.id === search.compose && mail.folder === 'draft') ?? null}
          to={search.compose.includes('@') ? search.compose : null}
          replyTo={mails.find((mail) => `re-${mail.id}` === search.compose) ?? null}
          forward={mails.find((mail) => `fw-${mail.id}` === search.compose) ?? null}
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
