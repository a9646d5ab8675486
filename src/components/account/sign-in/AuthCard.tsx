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
  <div className="auth-card narrow w-100 stack-4 large-fields">
    <h1 tabIndex={-1}>{usePageTitle()}</h1>
    {lead && <p className="text-ink-2">{lead}</p>}
    {children}
    {back && (
      <div className="mt-2">
        <Link className="inline-row-1 py-1 fw-semibold" to="/auth/login">
          <IconBack className="icon flip-in-rtl" />
          {signInText.backToSignIn}
        </Link>
      </div>
    )}
  </div>
);
