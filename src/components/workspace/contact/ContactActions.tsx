import { Link } from '@tanstack/react-router';
import IconDots from '~icons/tabler/dots';
import IconEdit from '~icons/tabler/edit';
import IconId from '~icons/tabler/id';
import IconMail from '~icons/tabler/mail';
import IconMessage from '~icons/tabler/message';
import IconPhone from '~icons/tabler/phone';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import type { Contact } from '@/data/user/schema';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';
import { downloadVcard } from './export-contacts';

interface Props {
  user: Contact;
  isReader: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

export const ContactActions = ({ user, isReader, onEdit, onRemove }: Props) => (
  <div className="d-flex justify-content-center gap-1">
    {user.phone && (
      <a
        className="icon-button"
        href={`tel:${user.phone.replaceAll(/[^+\d]/g, '')}`}
        aria-label={contactText.call(user.name)}
      >
        <IconPhone />
      </a>
    )}
    {/* Chats are with the people of the sample. */}
    {typeof user.id === 'number' && (
      <Link
        className="icon-button"
        to="/apps/chat"
        search={{ with: user.id }}
        aria-label={contactText.chatWith(user.name)}
      >
        <IconMessage />
      </Link>
    )}
    {user.email && (
      <Link
        className="icon-button"
        to="/apps/email"
        search={{ compose: user.email }}
        aria-label={contactText.writeTo(user.name)}
      >
        <IconMail />
      </Link>
    )}
    <Menu
      label={contactText.moreFor(user.name)}
      trigger={<IconDots />}
      items={[
        ...(isReader ? [] : [{ label: commonText.edit, icon: <IconEdit />, onSelect: onEdit }]),
        {
          label: contactText.saveAsVCard,
          icon: <IconId />,
          onSelect: () => downloadVcard([user], slug(user.name)),
        },
        ...(isReader
          ? []
          : [
              'separator' as const,
              { label: commonText.remove, icon: <IconTrash />, danger: true, onSelect: onRemove },
            ]),
      ]}
    />
  </div>
);
