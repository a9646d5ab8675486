import { Link } from '@tanstack/react-router';
import IconDots from '~icons/tabler/dots';
import IconEdit from '~icons/tabler/edit';
import IconId from '~icons/tabler/id';
import IconMail from '~icons/tabler/mail';
import IconMessage from '~icons/tabler/message';
import IconPhone from '~icons/tabler/phone';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import type { User } from '@/data/user/schema';
import { downloadFile } from '@/lib/files/download';
import { toVcard } from './vcard';

interface Props {
  user: User;
  onEdit: () => void;
  onRemove: () => void;
}

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const ContactActions = ({ user, onEdit, onRemove }: Props) => (
  <div className="contact-actions">
    <a
      className="icon-button"
      href={`tel:${user.phone.replaceAll(/[^+\d]/g, '')}`}
      aria-label={`Call ${user.name}`}
    >
      <IconPhone />
    </a>
    <Link
      className="icon-button"
      to="/apps/chat"
      search={{ with: user.id }}
      aria-label={`Chat with ${user.name}`}
    >
      <IconMessage />
    </Link>
    <Link
      className="icon-button"
      to="/apps/email"
      search={{ compose: user.email }}
      aria-label={`Write to ${user.name}`}
    >
      <IconMail />
    </Link>
    <Menu
      label={`More for ${user.name}`}
      trigger={<IconDots />}
      items={[
        { label: 'Edit', icon: <IconEdit />, onSelect: onEdit },
        {
          label: 'Save as vCard',
          icon: <IconId />,
          onSelect: () =>
            downloadFile(`${slug(user.name)}.vcf`, new Blob([toVcard([user])], { type: 'text/vcard' })),
        },
        'separator',
        { label: 'Remove', icon: <IconTrash />, danger: true, onSelect: onRemove },
      ]}
    />
  </div>
);
