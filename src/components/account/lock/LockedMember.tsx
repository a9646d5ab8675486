import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/Avatar';
import type { AuthUser } from '@/lib/auth/auth-types';
import { meOptions } from '@/queries/social/member/me';
import { commonText } from '@/messages/ui/common';
import { lockText } from '@/messages/account/lock';

export const LockedMember = ({ user }: { user: AuthUser }) => {
  const { data: me } = useQuery(meOptions());
  const name = me?.name ?? user.name ?? user.email ?? commonText.member;
  return (
    <div className="hairline rounded-card bg-sunken row-3 py-3 px-4">
      <Avatar name={name} url={me?.avatarUrl ?? user.photoUrl} size="lg" silent />
      <div className="fill">
        <b className="fw-semibold d-block wrap-anywhere">{name}</b>
        <small className="d-block wrap-anywhere text-ink-2">{user.email}</small>
      </div>
      <Link className="flex-none label-heading py-1" to="/auth/logout" preload={false}>
        {lockText.notYou}
      </Link>
    </div>
  );
};
