import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconBack from '~icons/tabler/arrow-left';
import { usePageTitle } from '@/components/ui/hooks/use-page-title';

interface Props {
  lead?: ReactNode;
  /** The sign-in page itself needs no way back to it. */
  back?: boolean;
  children: ReactNode;
}

/** The column of an auth page: title of the route, one sentence, content, and the way back to sign in. */
export const AuthCard = ({ lead, back = true, children }: Props) => (
  <div className="auth-f">
    <h1 tabIndex={-1}>{usePageTitle()}</h1>
    {lead && <p className="lead-s">{lead}</p>}
    {children}
    {back && (
      <p className="auth-back">
        <Link to="/auth/login">
          <IconBack />
          Back to sign in
        </Link>
      </p>
    )}
  </div>
);
