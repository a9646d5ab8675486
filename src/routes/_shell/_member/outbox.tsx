import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '@/components/social/outbox/OutboxPage';

export const Route = createFileRoute('/_shell/_member/outbox')({
  staticData: { title: 'Drafts and outbox', crumbs: ['More'] },
  component: OutboxPage,
});
