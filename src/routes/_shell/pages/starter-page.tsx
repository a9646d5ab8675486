import { createFileRoute } from '@tanstack/react-router';
import { StarterPage } from '@/components/gallery/pages/starter/StarterPage';

export const Route = createFileRoute('/_shell/pages/starter-page')({
  staticData: { title: 'Starter page', crumbs: ['Pages'] },
  component: StarterPage,
});
