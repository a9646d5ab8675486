import { createFileRoute } from '@tanstack/react-router';
import { RecoverPage } from '@/components/auth/RecoverPage';

export const Route = createFileRoute('/_bare/auth/recover-password')({
  staticData: { title: 'Recover your password' },
  component: RecoverPage,
});
