import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconBack from '~icons/tabler/arrow-left';
import { usePageTitle } from '@/components/ui/hooks/use-page';
import { signInText } from '@/messages/account/sign-in';

interface Props {
  lead?: ReactNode;
  back?: boolean;
  children: ReactNode;
}

export const AuthCard = ({ lead, back = true, children }: Props) => (
  <div className="auth-card">
    <h1 tabIndex={-1}>{usePageTitle()}</h1>
    {lead && <p className="auth-lead">{lead}</p>}
    {children}
    {back && (
      <p className="auth-back">
        <Link to="/auth/login">
          <IconBack />
          {signInText.backToSignIn}
        </Link>
      </p>
    )}
  </div>
);
