import { createFileRoute } from '@tanstack/react-router';
import { ScheduledPage } from '@/components/scheduled/ScheduledPage';

export const Route = createFileRoute('/_shell/_member/scheduled')({
  staticData: { title: 'Scheduled posts', crumbs: ['More'] },
  component: ScheduledPage,
});
