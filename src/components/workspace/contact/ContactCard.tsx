import type { ReactNode } from 'react';
import IconCake from '~icons/tabler/cake';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import { Avatar } from '@/components/ui/Avatar';
import type { User } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';

export const ContactCard = ({ user, actions }: { user: User; actions: ReactNode }) => (
  <li className="card contact">
    <Avatar name={user.name} url={user.image} size="lg" silent />
    <h2>{user.name}</h2>
    <p>{user.role ?? 'No job title'}</p>
    <ul>
      <li>
        <IconMail />
        <a href={`mailto:${user.email}`}>{user.email}</a>
      </li>
      <li>
        <IconPhone />
        {user.phone}
      </li>
      <li>
        <IconCake />
        <time dateTime={user.BirthDate}>{formatLongDay(user.BirthDate)}</time>
      </li>
    </ul>
    {actions}
  </li>
);
