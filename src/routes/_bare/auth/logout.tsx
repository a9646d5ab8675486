import { createFileRoute } from '@tanstack/react-router';
import { LogoutPage } from '@/components/account/sign-in/LogoutPage';

export const Route = createFileRoute('/_bare/auth/logout')({
  staticData: { title: 'See you soon', openWhenLocked: true },
  component: LogoutPage,
});
