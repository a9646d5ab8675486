import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '@/components/shell/more/AccountPage';

export const Route = createFileRoute('/_shell/_member/more_/account')({
  staticData: { title: 'Account', crumbs: ['More'] },
  component: AccountPage,
});
