import { createFileRoute } from '@tanstack/react-router';
import { LeafletPage } from '@/components/gallery/maps/leaflet/LeafletPage';

export const Route = createFileRoute('/_shell/maps/leaflet')({
  staticData: { title: 'Leaflet', crumbs: ['Components', 'Maps'] },
  component: LeafletPage,
});
