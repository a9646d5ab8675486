import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import IconSelector from '~icons/tabler/selector';
import { Avatar } from '@/components/ui/Avatar';
import { LazyMenu } from '@/components/ui/overlay/LazyMenu';
import type { PopoverAlign } from '@/lib/browser/position-popover';
import { wasSignedInHere } from '@/lib/auth/create-auth';
import { useAuth } from '@/lib/auth/use-auth';
import { meOptions } from '@/queries/social/member/me';
import { headerText } from '@/messages/shell/header';

interface Props {
  shape: 'face' | 'line';
}

const load = () => import('./AccountMenuItems').then(({ AccountMenuItems }) => AccountMenuItems);

function SignInLink({ shape }: Props) {
  const here = useLocation({ select: (location) => location.href });
  return (
    <Link
      to="/auth/login"
      search={{ redirect: here }}
      className={
        shape === 'line' ? 'btn btn-primary sidebar-sign-in mx-2 mb-3' : 'btn btn-sm btn-primary ms-1'
      }
    >
      {headerText.signIn}
    </Link>
  );
}

export function AccountMenu({ shape }: Props) {
  const { user, loading } = useAuth();
  const { data: me } = useQuery({ ...meOptions(), enabled: user !== null });
  // Without a session the visitor sees the link at once; the provider's answer would move the bar.
  if (loading && wasSignedInHere()) return null;
  if (!user) return <SignInLink shape={shape} />;
  const name = me?.name ?? user.name ?? user.email ?? headerText.you;
  const second = me ? `@${me.handle}` : user.email;
  const face = <Avatar name={name} url={me?.avatarUrl ?? user.photoUrl} size="sm" silent />;
  const label = headerText.yourAccount(name);
  const className =
    shape === 'line'
      ? 'sidebar-account row-2 mx-2 mb-2 p-2 border-0 text-start'
      : 'top-nav-account d-flex ms-1 p-0 plain rounded-arch';
  const trigger =
    shape === 'face' ? (
      face
    ) : (
      <>
        {face}
        <span className="fill">
          <b className="d-block text-truncate align-with-page fs-md fw-semibold text-shell-ink" dir="auto">
            {name}
          </b>
          <small className="d-block text-truncate fs-xs">
            <bdi>{second}</bdi>
          </small>
        </span>
        <IconSelector />
      </>
    );
  const align: PopoverAlign = shape === 'line' ? 'start' : 'end';
  return (
    <LazyMenu
      label={label}
      className={className}
      trigger={trigger}
      load={load}
      props={{ label, className, trigger, name, subtitle: second, handle: me?.handle, align }}
    />
  );
}
