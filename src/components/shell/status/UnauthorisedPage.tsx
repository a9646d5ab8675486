import { getRouteApi, Link } from '@tanstack/react-router';
import IconLogin from '~icons/tabler/login-2';
import { safeReturnPath } from '@/lib/auth/return-path';
import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';

const route = getRouteApi('/_bare/errors/error-401');

export function UnauthorisedPage() {
  const { from } = route.useSearch();
  return (
    <StatusPage
      eyebrow={statusText.error401NotSignedIn}
      digits="41"
      view="gate"
      text={statusText.membersOnlyText}
    >
      <Link
        to="/auth/login"
        search={{ redirect: safeReturnPath(from) }}
        className="btn btn-primary btn-lg mt-6"
      >
        <IconLogin />
        {statusText.signIn}
      </Link>
    </StatusPage>
  );
}
