import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MemberCard } from '@contract/member/member';
import { Avatar } from '@/components/ui/Avatar';

interface Props {
  member: MemberCard;
  /** Follows the handle. */
  note?: ReactNode;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

export const PersonRow = ({ member, note, children }: Props) => (
  <li>
    <Avatar name={member.name} url={member.avatarUrl} silent />
    <div>
      <Link className="text-ink fw-semibold" to="/u/$handle" params={{ handle: member.handle }}>
        {member.name}
      </Link>
      <small>
        <bdi>@{member.handle}</bdi>
        {note && <> · {note}</>}
      </small>
    </div>
    {children && <span className="person-actions">{children}</span>}
  </li>
);
