import { Link } from '@tanstack/react-router';
import IconKey from '~icons/tabler/key';
import IconSwitch from '~icons/tabler/switch-horizontal';
import { useAuth } from '@/lib/auth/use-auth';
import { StatusPage } from './StatusPage';

export function ForbiddenPage() {
  const { user } = useAuth();
  return (
    <StatusPage
      eyebrow="Error 403, forbidden"
      digits="43"
      view="gate"
      text={
        user
          ? `You are signed in as ${user.email ?? user.name ?? 'a member'}, and this door is not open to that account.`
          : 'This door is open to some accounts only, and nobody is signed in.'
      }
    >
      <div className="nf-do">
        <Link to="/contact" className="btn btn-primary btn-lg">
          <IconKey />
          Request access
        </Link>
        <Link
          to={user ? '/auth/logout' : '/auth/login'}
          preload={false}
          className="btn btn-outline-secondary btn-lg"
        >
          <IconSwitch />
          Switch account
        </Link>
      </div>
    </StatusPage>
  );
}
