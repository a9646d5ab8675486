import { createFileRoute } from '@tanstack/react-router';
import { MorePage } from '@/components/shell/more/MorePage';

export const Route = createFileRoute('/_shell/_member/more')({
  staticData: { title: 'More' },
  component: MorePage,
});
