import { getRouteApi, Link } from '@tanstack/react-router';
import IconLogin from '~icons/tabler/login-2';
import { safeReturnPath } from '@/lib/auth/return-path';
import { StatusPage } from './StatusPage';

const route = getRouteApi('/_bare/errors/error-401');

export function UnauthorisedPage() {
  const { from } = route.useSearch();
  return (
    <StatusPage
      eyebrow="Error 401, not signed in"
      digits="41"
      view="gate"
      text="This page is for members. Sign in to continue."
    >
      <Link
        to="/auth/login"
        search={{ redirect: safeReturnPath(from) }}
        className="btn btn-primary btn-lg status-page-actions"
      >
        <IconLogin />
        Sign in
      </Link>
    </StatusPage>
  );
}
