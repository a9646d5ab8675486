import type { ReactNode } from 'react';
import IconCake from '~icons/tabler/cake';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import { Avatar } from '@/components/ui/Avatar';
import type { Contact } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { contactText } from '@/messages/workspace/contact';
import { ContactTags } from './ContactTags';

interface Props {
  user: Contact;
  /** The checkbox. */
  select: ReactNode;
  actions: ReactNode;
}

export const ContactCard = ({ user, select, actions }: Props) => (
  <li className="card align-items-center gap-half pt-6 px-4 pb-3 text-center">
    {select}
    <Avatar name={user.name} url={user.image} size="lg" silent />
    <h2 className="mt-2">{user.name}</h2>
    <p className="text-ink-2">{user.role ?? contactText.noJobTitle}</p>
    <ContactTags tags={user.tags} />
    <ul className="stack-1 w-100 mt-3 mb-2 pt-3 rule-above fs-md text-ink-2 text-start">
      {user.email && (
        <li className="row-2 min-w-0 wrap-anywhere">
          <IconMail />
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </li>
      )}
      {user.phone && (
        <li className="row-2 min-w-0 wrap-anywhere">
          <IconPhone />
          <bdi dir="ltr">{user.phone}</bdi>
        </li>
      )}
      {user.BirthDate && (
        <li className="row-2 min-w-0 wrap-anywhere">
          <IconCake />
          <time dateTime={user.BirthDate}>{formatLongDay(user.BirthDate)}</time>
        </li>
      )}
    </ul>
    {actions}
  </li>
);
