import { Link } from '@tanstack/react-router';
import { env } from '@/lib/config/env';

export const MailboxHint = ({ email }: { email: string }) =>
  env.local && (
    <p className="auth-hint">
      Local mode sends no email.{' '}
      <Link to="/auth/mailbox" search={{ email }}>
        Open the local mailbox
      </Link>
    </p>
  );
