import { createFileRoute } from '@tanstack/react-router';
import { RecoverPasswordPage } from '@/components/account/sign-in/password/RecoverPasswordPage';

export const Route = createFileRoute('/_bare/auth/recover-password')({
  staticData: { title: 'Recover your password' },
  component: RecoverPasswordPage,
});
