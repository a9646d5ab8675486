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
import { Menu } from '@/components/ui/overlay/Menu';
import type { Email } from '@/data/email/schema';
import type { User } from '@/data/user/schema';
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
    return { folder: 'draft', label: 'Cancel sending', said: 'Moved to drafts' };
  const away = folder === 'archive' || folder === 'spam' || folder === 'trash' || folder === 'snoozed';
  return away
    ? { folder: 'inbox', label: 'Move to the inbox', said: 'Moved to the inbox' }
    : { folder: 'archive', label: 'Archive', said: 'Archived' };
}

export function EmailReader({ mail, thread, users, actions, change, goBack, goOn }: Props) {
  /** Emails elsewhere in the conversation stay where they are. */
  const own = thread.filter(({ folder }) => folder === mail.folder);
  const out = primaryMove(mail.folder);
  return (
    <section className="mail-reader" aria-label="Message">
      <header>
        <button
          type="button"
          className="icon-button d-xl-none"
          aria-label="Back to list"
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
          aria-label="Delete message"
          onClick={() => actions.remove(own)}
        >
          <IconTrash />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Snooze message"
          onClick={() => actions.snooze(own)}
        >
          <IconClock />
        </button>
        <span className="mail-spacer" />
        <button
          type="button"
          className="icon-button"
          aria-label="Newer conversation"
          disabled={!goBack}
          onClick={goBack}
        >
          <IconUp />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Older conversation"
          disabled={!goOn}
          onClick={goOn}
        >
          <IconDown />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Reply"
          onClick={() => actions.reply(mail, 'reply')}
        >
          <IconReply />
        </button>
        <button
          type="button"
          className="icon-button d-none d-sm-inline-flex"
          aria-label="Reply to all"
          onClick={() => actions.reply(mail, 'reply-all')}
        >
          <IconReplyAll />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Forward"
          onClick={() => actions.reply(mail, 'forward')}
        >
          <IconForward />
        </button>
        <Menu
          label="More"
          trigger={<IconDots />}
          items={[
            {
              label: 'Reply to all',
              icon: <IconReplyAll />,
              onSelect: () => actions.reply(mail, 'reply-all'),
            },
            { label: 'Mark as unread', icon: <IconMail />, onSelect: () => actions.setUnread(own, true) },
            {
              label: mail.folder === 'spam' ? 'Not spam' : 'Report spam',
              icon: <IconSpam />,
              onSelect: () =>
                mail.folder === 'spam'
                  ? actions.move(own, 'inbox', 'Not spam')
                  : actions.move(own, 'spam', 'Reported as spam'),
            },
          ]}
        />
      </header>
      <article className="mail-body">
        <h2 dir="auto">{thread[0]?.subject || mail.subject || 'No subject'}</h2>
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
