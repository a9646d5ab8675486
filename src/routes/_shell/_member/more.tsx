import { createFileRoute } from '@tanstack/react-router';
import { MorePage } from '@/components/account/settings/MorePage';

export const Route = createFileRoute('/_shell/_member/more')({
  staticData: { title: 'More' },
  component: MorePage,
});
