import { createFileRoute } from '@tanstack/react-router';
import { GooglePage } from '@/components/gallery/maps/google/GooglePage';

export const Route = createFileRoute('/_shell/maps/google')({
  staticData: { title: 'Google maps', crumbs: ['Components', 'Maps'] },
  component: GooglePage,
});
