import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '@/components/feed/FeedPage';

export const Route = createFileRoute('/_shell/_member/')({
  staticData: { title: 'Feed' },
  component: FeedPage,
});
