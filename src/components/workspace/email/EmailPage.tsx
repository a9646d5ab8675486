import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import IconPlus from '~icons/tabler/pencil-plus';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { nextDue } from '@/data/email/due';
import type { Email } from '@/data/email/schema';
import { groupThreads, listConversations, readableThread } from '@/data/email/threads';
import { formatDateTime } from '@/lib/dates/relative-time';
import { confirmAction } from '@/lib/overlays/confirm';
import {
  saveEmailsOptions,
  deleteEmailsOptions,
  saveEmailsQuietlyOptions,
} from '@/queries/workspace/mutations/email';
import { refreshSamples } from '@/queries/sample';
import { commonText } from '@/messages/ui/common';
import { emailText } from '@/messages/workspace/email';
import { ComposeDialog } from './compose/ComposeDialog';
import { folderNames } from './list/folder-names';
import { FolderNav } from './list/FolderNav';
import { filterMails } from './list/filter-mails';
import type { MailSearch } from './list/email-search';
import { MailList } from './list/EmailList';
import { EmailReader } from './EmailReader';
import { UndoSend } from './compose/UndoSend';
import type { EmailActions } from './email-actions';
import { SnoozeDialog } from './SnoozeDialog';
import { indexOfMail } from './use-email-shortcuts';
import './email.scss';

const route = getRouteApi('/_shell/apps/email');

const COMPOSE_PREFIX = { reply: 're', 'reply-all': 'ra', forward: 'fw' } as const;
/** Timers of more milliseconds fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Emails change folder at their time: sent, or back in the inbox. */
function useRefreshWhenDue(mails: readonly Email[]): void {
  const client = useQueryClient();
  const due = nextDue(mails);
  useEffect(() => {
    if (due === null) return undefined;
    const wait = Math.min(Math.max(0, due - Date.now()) + 50, MAX_TIMER_MS);
    const timer = setTimeout(() => void refreshSamples(client), wait);
    return () => clearTimeout(timer);
  }, [due, client]);
}

export function EmailPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: mails } = useSuspenseQuery(route.useRouteContext().emails);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { mutate: changeMails } = useMutation(saveEmailsOptions());
  const { mutate: mark } = useMutation(saveEmailsQuietlyOptions());
  const { mutate: drop } = useMutation(deleteEmailsOptions());
  const [snoozed, setSnoozed] = useState<readonly Email[] | null>(null);
  const [written, setWritten] = useState<{ dialog: string; id: string } | null>(null);
  useRefreshWhenDue(mails);

  const change = (next: Partial<MailSearch>, replace = false) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const threads = useMemo(() => groupThreads(mails), [mails]);
  const conversations = listConversations(filterMails(mails, search), threads);
  const open = mails.find((mail) => mail.id === search.message) ?? null;
  const thread = useMemo(
    () => (open ? readableThread(threads.get(open.id) ?? [open], open) : []),
    [open, threads],
  );
  useEffect(() => {
    const unread = thread.filter((mail) => mail.unRead);
    if (unread.length > 0) mark({ mails: unread.map((mail) => ({ ...mail, unRead: false })) });
  }, [thread, mark]);
  const index = indexOfMail(conversations, search.message);
  const step = (by: 1 | -1) => {
    const next = index < 0 ? undefined : conversations[index + by];
    return next && (() => change({ message: next.newest.id }, true));
  };

  /** When the open email is removed, open the next one. */
  const closeIfOpen = (deletedMails: readonly Email[]) => {
    if (deletedMails.some((mail) => mail.id === search.message)) change({ message: undefined }, true);
  };
  const mailActions: EmailActions = {
    move: (list, folder, toastMessage) => {
      changeMails({
        mails: list.map((mail) => ({ ...mail, folder, snoozedUntil: null })),
        toast: toastMessage,
      });
      closeIfOpen(list);
    },
    snooze: setSnoozed,
    reply: ({ id }, how) => change({ compose: `${COMPOSE_PREFIX[how]}-${id}` }),
    remove: (list) => {
      if (!list.every((mail) => mail.folder === 'trash')) {
        mailActions.move(
          list,
          'trash',
          list.length === 1 ? emailText.movedToTheTrash : emailText.manyMovedToTheTrash(list.length),
        );
        return;
      }
      void confirmAction({
        title: emailText.deleteQuestion(list.length),
        text: emailText.deleteExplanation,
        action: commonText.delete,
        danger: true,
      }).then((sure) => {
        if (!sure) return;
        drop(list);
        closeIfOpen(list);
      });
    },
    toggleStar: (mail) => mark({ mails: [{ ...mail, starred: !mail.starred }] }),
    setUnread: (list, unRead) => {
      const toastMessage = unRead ? emailText.markedAsUnread : emailText.markedAsRead;
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
        toast: all ? emailText.labelRemoved(label) : emailText.labelAdded(label),
      });
    },
  };
  const snooze = (list: readonly Email[], moment: Date) => {
    const snoozedUntil = moment.toISOString();
    changeMails({
      mails: list.map((mail) => ({ ...mail, folder: 'snoozed', snoozedUntil })),
      toast: emailText.snoozedUntil(formatDateTime(moment)),
    });
    closeIfOpen(list);
  };
  // From the first change on the address names the draft, so that a reload opens it again.
  const dialog = written?.id === search.compose ? written?.dialog : search.compose;
  const nameDraft = (id: string) => {
    if (dialog === undefined || id === search.compose) return;
    setWritten({ dialog, id });
    void navigate({
      search: (old) => (old.compose === search.compose ? { ...old, compose: id } : old),
      replace: true,
      resetScroll: false,
    });
  };
  const outgoing = mails.find(({ folder }) => folder === 'outbox');

  return (
    <>
      <div className="panes mail">
        <section
          className={`mail-folders align-content-start stack-3 scroll-y py-4 px-2${open ? ' d-none d-lg-grid' : ''}`}
          aria-label={emailText.folders}
        >
          <h1 className="mx-2 fs-2xl" tabIndex={-1}>
            {commonText.email}
          </h1>
          <button type="button" className="btn btn-primary" onClick={() => change({ compose: 'new' })}>
            <IconPlus />
            {emailText.compose}
          </button>
          <FolderNav mails={mails} search={search} />
        </section>
        <MailList
          key={`${search.folder ?? ''} ${search.label ?? ''}`}
          title={search.label ?? folderNames[search.folder ?? 'inbox']}
          conversations={conversations}
          search={search}
          isOpen={open !== null}
          change={change}
          actions={mailActions}
        />
        {open ? (
          <EmailReader
            key={open.id}
            mail={open}
            thread={thread}
            users={users}
            actions={mailActions}
            change={change}
            goBack={step(-1)}
            goOn={step(1)}
          />
        ) : (
          <section className="centre bg-sunken d-none d-xl-grid" aria-label={emailText.message}>
            <EmptyState title={emailText.noMessageOpen} text={emailText.noMessageOpenHint} />
          </section>
        )}
      </div>
      {search.compose && (
        <ComposeDialog
          key={dialog}
          mails={mails}
          onDraft={nameDraft}
          draft={mails.find((mail) => mail.id === search.compose && mail.folder === 'draft') ?? null}
          to={search.compose.includes('@') ? search.compose : null}
          replyTo={
            mails.find(({ id }) => `re-${id}` === search.compose || `ra-${id}` === search.compose) ?? null
          }
          all={search.compose.startsWith('ra-')}
          forward={mails.find((mail) => `fw-${mail.id}` === search.compose) ?? null}
          users={users}
          onClose={() => change({ compose: undefined }, true)}
        />
      )}
      {snoozed && (
        <SnoozeDialog onChoose={(moment) => snooze(snoozed, moment)} onClose={() => setSnoozed(null)} />
      )}
      {outgoing && (
        <UndoSend key={outgoing.id} mail={outgoing} onUndo={() => change({ compose: outgoing.id })} />
      )}
    </>
  );
}
