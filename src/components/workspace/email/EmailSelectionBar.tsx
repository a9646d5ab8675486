import IconArchive from '~icons/tabler/archive';
import IconMail from '~icons/tabler/mail';
import IconMailOpened from '~icons/tabler/mail-opened';
import IconSpam from '~icons/tabler/alert-octagon';
import IconTag from '~icons/tabler/tag';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import { type BulkAction, SelectionBar } from '@/components/ui/overlay/SelectionBar';
import { type Email, EMAIL_LABELS } from '@/data/email/schema';
import { pluralize } from '@/lib/text/format';
import type { EmailActions } from './email-actions';

interface Props {
  mails: readonly Email[];
  actions: EmailActions;
  clear: () => void;
}

export function EmailSelectionBar({ mails, actions, clear }: Props) {
  const unread = !mails.every((mail) => mail.unRead);
  const bulk: readonly BulkAction<Email>[] = [
    {
      label: 'Archive',
      icon: <IconArchive />,
      run: (list) => actions.move(list, 'archive', `${pluralize(list.length, 'message')} archived`),
    },
    { label: 'Delete', icon: <IconTrash />, run: actions.remove },
    {
      label: unread ? 'Mark as unread' : 'Mark as read',
      icon: unread ? <IconMail /> : <IconMailOpened />,
      run: (list) => actions.setUnread(list, unread),
    },
    {
      label: 'Report spam',
      icon: <IconSpam />,
      run: (list) => actions.move(list, 'spam', 'Reported as spam'),
    },
  ];
  return (
    <SelectionBar rows={mails} actions={bulk} clear={clear}>
      <Menu
        label="Label"
        trigger={<IconTag />}
        className="icon-button on-shell"
        items={EMAIL_LABELS.map((label) => ({
          label,
          checked: mails.every((mail) => mail.labels.includes(label)),
          onSelect: () => {
            actions.label(mails, label);
            clear();
          },
        }))}
      />
    </SelectionBar>
  );
}
