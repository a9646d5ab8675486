import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import IconLayout from '~icons/tabler/adjustments-horizontal';
import IconBookmark from '~icons/tabler/bookmark';
import IconKeyboard from '~icons/tabler/keyboard';
import IconSignOut from '~icons/tabler/logout';
import IconSelector from '~icons/tabler/selector';
import IconUser from '~icons/tabler/user-circle';
import { Face } from '@/components/ui/Face';
import { Menu, type MenuEntry } from '@/components/ui/Menu';
import { keyHint } from '@/lib/keys';
import { setPanels } from '@/lib/panels';
import { useAuth } from '@/lib/use-auth';
import { meOptions } from '@/queries/member';

interface Props {
  /** A face in the bar, or a whole line at the foot of the sidebar. */
  shape: 'face' | 'line';
}

const entriesOf = (handle: string | undefined): MenuEntry[] => [
  ...(handle
    ? [{ label: 'Your page', icon: <IconUser />, link: { to: '/u/$handle', params: { handle } } } as const]
    : []),
  { label: 'Bookmarks', icon: <IconBookmark />, link: { to: '/bookmarks' } },
  { label: 'Layout and colours', icon: <IconLayout />, onSelect: () => setPanels({ customizer: true }) },
  {
    label: 'All keys',
    icon: <IconKeyboard />,
    shortcut: keyHint('help'),
    onSelect: () => setPanels({ keys: true }),
  },
  'separator',
  { label: 'Sign out', icon: <IconSignOut />, link: { to: '/auth/logout' } },
];

/** Who is signed in and what belongs to them; signed out, the way in. */
export function AccountMenu({ shape }: Props) {
  const { user, loading } = useAuth();
  const { data: me } = useQuery({ ...meOptions(), enabled: user !== null });
  const here = useLocation({ select: (location) => location.href });
  if (loading) return null;
  if (!user) {
    return (
      <Link
        to="/auth/login"
        search={{ redirect: here }}
        className={shape === 'line' ? 'btn btn-primary side-in' : 'btn btn-sm bar-in'}
      >
        Sign in
      </Link>
    );
  }
  const name = me?.name ?? user.name ?? user.email ?? 'You';
  const second = me ? `@${me.handle}` : user.email;
  const face = <Face name={name} url={me?.avatarUrl ?? user.photoUrl} size="sm" silent />;
  return (
    <Menu
      label={`Your account, ${name}`}
      className={shape === 'line' ? 'side-me' : 'bar-me'}
      align={shape === 'line' ? 'start' : 'end'}
      header={
        <>
          <b>{name}</b>
          <small>
            <bdi>{second}</bdi>
          </small>
        </>
      }
      trigger={
        shape === 'face' ? (
          face
        ) : (
          <>
            {face}
            <span className="side-me-t">
              <b>{name}</b>
              <small>
                <bdi>{second}</bdi>
              </small>
            </span>
            <IconSelector />
          </>
        )
      }
      items={entriesOf(me?.handle)}
    />
  );
}
