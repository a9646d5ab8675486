import { createFileRoute } from '@tanstack/react-router';
import { ConfirmMailAskPage } from '@/components/account/sign-in/email/ConfirmMailPage';

export const Route = createFileRoute('/_bare/auth/confirm-mail/')({
  staticData: { title: 'Confirm your email' },
  component: ConfirmMailAskPage,
});
