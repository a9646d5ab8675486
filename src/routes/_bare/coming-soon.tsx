import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '@/components/shell/status/ComingSoonPage';

export const Route = createFileRoute('/_bare/coming-soon')({
  staticData: { title: 'The evening market is coming' },
  component: ComingSoonPage,
});
