import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import IconLogin from '~icons/tabler/login-2';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { useStore } from '@/lib/store/use-store';
import { visitorText } from '@/messages/social/visitor';
import { signInRequest } from './sign-in-request';

const close = (): void => signInRequest.set(null);

/** Asks a visitor who presses a member's button to sign in. */
export function SignInDialog() {
  const request = useStore(signInRequest);
  const { pathname, searchStr } = useLocation();
  useEffect(() => close, []);
  if (!request) return null;
  const redirect = `${pathname}${searchStr}${request.postId ? `#${request.postId}` : ''}`;
  return (
    <Dialog
      open
      onClose={close}
      title={request.title}
      lead={visitorText.signInLead}
      icon={<IconLogin />}
      footer={
        <DialogFooter onCancel={close}>
          <Link to="/auth/register" className="btn btn-outline-secondary">
            {visitorText.createAccount}
          </Link>
          <Link to="/auth/login" search={{ redirect }} className="btn btn-primary" data-autofocus>
            {visitorText.signIn}
          </Link>
        </DialogFooter>
      }
    />
  );
}
