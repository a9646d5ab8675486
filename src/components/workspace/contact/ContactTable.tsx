import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import type { User } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';

interface Props {
  people: readonly User[];
  actions: (user: User) => ReactNode;
}

export const ContactTable = ({ people, actions }: Props) => (
  <div className="card contact-list">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Job title</th>
          <th scope="col">Email</th>
          <th scope="col">Phone</th>
          <th scope="col">Born</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <span className="person">
                <Avatar name={user.name} url={user.image} size="sm" silent />
                {user.name}
              </span>
            </th>
            <td>{user.role}</td>
            <td>
              <a href={`mailto:${user.email}`}>{user.email}</a>
            </td>
            <td className="num">{user.phone}</td>
            <td>
              <time dateTime={user.BirthDate}>{formatLongDay(user.BirthDate)}</time>
            </td>
            <td>{actions(user)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
