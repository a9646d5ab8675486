import { createFileRoute } from '@tanstack/react-router';
import { SlidersPage } from '@/components/gallery/forms/slider/SlidersPage';

export const Route = createFileRoute('/_shell/forms/slider')({
  staticData: { title: 'Sliders', crumbs: ['Components', 'Forms'] },
  component: SlidersPage,
});
