import IconArchive from '~icons/tabler/archive';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconDown from '~icons/tabler/chevron-down';
import IconUp from '~icons/tabler/chevron-up';
import IconClock from '~icons/tabler/clock';
import IconReplyAll from '~icons/tabler/arrow-back-up-double';
import IconDots from '~icons/tabler/dots-vertical';
import IconForward from '~icons/tabler/mail-forward';
import IconInbox from '~icons/tabler/inbox';
import IconMail from '~icons/tabler/mail';
import IconReply from '~icons/tabler/arrow-back-up';
import IconSpam from '~icons/tabler/alert-octagon';
import IconTrash from '~icons/tabler/trash';
import { OpenedTitle } from '@/components/ui/OpenedTitle';
import { Menu } from '@/components/ui/overlay/Menu';
import type { Email } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
import { commonText } from '@/messages/ui/common';
import { emailText } from '@/messages/workspace/email';
import type { EmailActions } from './email-actions';
import type { MailSearch } from './list/email-search';
import { ThreadMessage } from './ThreadMessage';

interface Props {
  mail: Email;
  /** Oldest first. */
  thread: readonly Email[];
  users: readonly User[];
  actions: EmailActions;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
  goBack: (() => void) | undefined;
  goOn: (() => void) | undefined;
}

/** The folder's primary action, such as Archive. */
function primaryMove(folder: Email['folder']): { folder: Email['folder']; label: string; said: string } {
  if (folder === 'scheduled' || folder === 'outbox')
    return { folder: 'draft', label: emailText.cancelSending, said: emailText.movedToDrafts };
  const away = folder === 'archive' || folder === 'spam' || folder === 'trash' || folder === 'snoozed';
  return away
    ? { folder: 'inbox', label: emailText.moveToTheInbox, said: emailText.movedToTheInbox }
    : { folder: 'archive', label: commonText.archive, said: emailText.archived };
}

export function EmailReader({ mail, thread, users, actions, change, goBack, goOn }: Props) {
  /** Emails elsewhere in the conversation stay where they are. */
  const own = thread.filter(({ folder }) => folder === mail.folder);
  const out = primaryMove(mail.folder);
  return (
    <section className="d-flex flex-column overflow-hidden" aria-label={emailText.message}>
      <header className="d-flex py-2 px-1 rule-below">
        <button
          type="button"
          className="icon-button d-xl-none"
          aria-label={emailText.backToList}
          onClick={() => change({ message: undefined })}
        >
          <IconArrowLeft className="icon flip-in-rtl" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={out.label}
          onClick={() => actions.move(own, out.folder, out.said)}
        >
          {out.folder === 'archive' ? <IconArchive /> : <IconInbox />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={emailText.deleteMessage}
          onClick={() => actions.remove(own)}
        >
          <IconTrash />
        </button>
        <button
          type="button"
          className="icon-button d-none d-sm-inline-flex"
          aria-label={emailText.snoozeMessage}
          onClick={() => actions.snooze(own)}
        >
          <IconClock />
        </button>
        <span className="flex-1" />
        <button
          type="button"
          className="icon-button"
          aria-label={emailText.newerConversation}
          disabled={!goBack}
          onClick={goBack}
        >
          <IconUp />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={emailText.olderConversation}
          disabled={!goOn}
          onClick={goOn}
        >
          <IconDown />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={emailText.reply}
          onClick={() => actions.reply(mail, 'reply')}
        >
          <IconReply />
        </button>
        <button
          type="button"
          className="icon-button d-none d-sm-inline-flex"
          aria-label={emailText.replyToAll}
          onClick={() => actions.reply(mail, 'reply-all')}
        >
          <IconReplyAll />
        </button>
        <button
          type="button"
          className="icon-button d-none d-sm-inline-flex"
          aria-label={emailText.forward}
          onClick={() => actions.reply(mail, 'forward')}
        >
          <IconForward />
        </button>
        <Menu
          label={commonText.more}
          trigger={<IconDots />}
          items={[
            {
              label: emailText.replyToAll,
              icon: <IconReplyAll />,
              onSelect: () => actions.reply(mail, 'reply-all'),
            },
            {
              label: emailText.forward,
              icon: <IconForward />,
              onSelect: () => actions.reply(mail, 'forward'),
            },
            {
              label: emailText.snoozeMessage,
              icon: <IconClock />,
              onSelect: () => actions.snooze(own),
            },
            {
              label: emailText.markAsUnread,
              icon: <IconMail />,
              onSelect: () => actions.setUnread(own, true),
            },
            {
              label: mail.folder === 'spam' ? emailText.notSpam : emailText.reportSpam,
              icon: <IconSpam />,
              onSelect: () =>
                mail.folder === 'spam'
                  ? actions.move(own, 'inbox', emailText.notSpam)
                  : actions.move(own, 'spam', emailText.reportedAsSpam),
            },
          ]}
        />
      </header>
      <article className="flex-1 scroll-y py-5 px-6">
        <OpenedTitle className="mb-4 fs-2xl wrap-anywhere" dir="auto">
          {thread[0]?.subject || mail.subject || emailText.noSubject}
        </OpenedTitle>
        {thread.map((one, index) => (
          <ThreadMessage
            key={one.id}
            mail={one}
            users={users}
            collapsible={thread.length > 1}
            startOpen={one.id === mail.id || index === thread.length - 1}
          />
        ))}
      </article>
    </section>
  );
}
