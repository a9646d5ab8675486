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
          ? `You’re signed in as ${user.email ?? user.name ?? 'a member'}. This account has no access.`
          : 'Sign in with an account that has access.'
      }
    >
      <div className="status-page-actions">
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
