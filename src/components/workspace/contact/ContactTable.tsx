import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import type { Contact } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';
import { ContactTags } from './ContactTags';

interface Props {
  people: readonly Contact[];
  /** The checkbox of a row. */
  select: (user: Contact) => ReactNode;
  actions: (user: Contact) => ReactNode;
}

export const ContactTable = ({ people, select, actions }: Props) => (
  <div className="card contact-list scroll-x fs-md text-ink-2 text-nowrap">
    <table className="w-100">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{contactText.selection}</span>
          </th>
          <th scope="col">{commonText.name}</th>
          <th scope="col">{contactText.jobTitle}</th>
          <th scope="col">{commonText.email}</th>
          <th scope="col">{commonText.phone}</th>
          <th scope="col">{contactText.born}</th>
          <th scope="col">{contactText.tags}</th>
          <th scope="col">
            <span className="visually-hidden">{commonText.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((user) => (
          <tr key={user.id}>
            <td>{select(user)}</td>
            <th scope="row">
              <span className="row-2 fw-semibold text-ink">
                <Avatar name={user.name} url={user.image} size="sm" silent />
                {user.name}
              </span>
            </th>
            <td>{user.role}</td>
            <td>{user.email && <a href={`mailto:${user.email}`}>{user.email}</a>}</td>
            <td className="num">{user.phone}</td>
            <td>
              {user.BirthDate && <time dateTime={user.BirthDate}>{formatLongDay(user.BirthDate)}</time>}
            </td>
            <td>
              <ContactTags tags={user.tags} inRow />
            </td>
            <td>{actions(user)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
