import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/Avatar';
import type { AuthUser } from '@/lib/auth/auth-types';
import { meOptions } from '@/queries/social/member/me';

export const LockedMember = ({ user }: { user: AuthUser }) => {
  const { data: me } = useQuery(meOptions());
  const name = me?.name ?? user.name ?? user.email ?? 'Member';
  return (
    <div className="locked-member">
      <Avatar name={name} url={me?.avatarUrl ?? user.photoUrl} size="lg" silent />
      <div>
        <b>{name}</b>
        <small>{user.email}</small>
      </div>
      <Link to="/auth/logout" preload={false}>
        Not you?
      </Link>
    </div>
  );
};
