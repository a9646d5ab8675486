import IconArchive from '~icons/tabler/archive';
import IconClock from '~icons/tabler/clock';
import IconMail from '~icons/tabler/mail';
import IconMailOpened from '~icons/tabler/mail-opened';
import IconSpam from '~icons/tabler/alert-octagon';
import IconTag from '~icons/tabler/tag';
import IconTrash from '~icons/tabler/trash';
import { type BulkAction, SelectionBar } from '@/components/ui/overlay/SelectionBar';
import { EMAIL_LABELS } from '@/data/email/schema';
import type { Conversation } from '@/data/email/threads';
import type { EmailActions } from '@/components/workspace/email/email-actions';
import { commonText } from '@/messages/ui/common';
import { emailText } from '@/messages/workspace/email';

interface Props {
  conversations: readonly Conversation[];
  actions: EmailActions;
  clear: () => void;
}

export function EmailSelectionBar({ conversations, actions, clear }: Props) {
  const mails = conversations.flatMap((conversation) => conversation.mails);
  const unread = !mails.every((mail) => mail.unRead);
  const bulk: readonly BulkAction<Conversation>[] = [
    {
      label: commonText.archive,
      icon: <IconArchive />,
      run: () => actions.move(mails, 'archive', emailText.archivedCount(mails.length)),
    },
    { label: emailText.snooze, icon: <IconClock />, rare: true, run: () => actions.snooze(mails) },
    { label: commonText.delete, icon: <IconTrash />, run: () => actions.remove(mails) },
    {
      label: unread ? emailText.markAsUnread : emailText.markAsRead,
      icon: unread ? <IconMail /> : <IconMailOpened />,
      rare: true,
      run: () => actions.setUnread(mails, unread),
    },
    {
      label: emailText.reportSpam,
      icon: <IconSpam />,
      rare: true,
      run: () => actions.move(mails, 'spam', emailText.reportedAsSpam),
    },
    {
      label: emailText.label,
      icon: <IconTag />,
      rare: true,
      items: EMAIL_LABELS.map((label) => ({
        label,
        checked: mails.every((mail) => mail.labels.includes(label)),
        onSelect: () => {
          actions.label(mails, label);
          clear();
        },
      })),
    },
  ];
  return <SelectionBar rows={conversations} actions={bulk} clear={clear} />;
}
