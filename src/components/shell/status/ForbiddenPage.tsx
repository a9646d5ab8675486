import { Link } from '@tanstack/react-router';
import IconKey from '~icons/tabler/key';
import IconSwitch from '~icons/tabler/switch-horizontal';
import { useAuth } from '@/lib/auth/use-auth';
import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';

export function ForbiddenPage() {
  const { user } = useAuth();
  return (
    <StatusPage
      eyebrow={statusText.error403Forbidden}
      digits="43"
      view="gate"
      text={
        user
          ? statusText.forbiddenText(user.email ?? user.name ?? statusText.aMember)
          : statusText.forbiddenSignIn
      }
    >
      <div className="d-flex flex-wrap justify-content-center gap-3 mt-6">
        <Link to="/contact" className="btn btn-primary btn-lg">
          <IconKey />
          {statusText.requestAccess}
        </Link>
        <Link
          to={user ? '/auth/logout' : '/auth/login'}
          preload={false}
          className="btn btn-outline-secondary btn-lg"
        >
          <IconSwitch />
          {statusText.switchAccount}
        </Link>
      </div>
    </StatusPage>
  );
}
