import { Link } from '@tanstack/react-router';
import { env } from '@/lib/config/env';

export const MailboxHint = ({ email }: { email: string }) =>
  env.local && (
    <p className="auth-hint">
      Local mode sends nothing.{' '}
      <Link to="/auth/mailbox" search={{ email }}>
        Read it in the local mailbox
      </Link>
    </p>
  );
