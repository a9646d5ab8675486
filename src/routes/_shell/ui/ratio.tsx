import { createFileRoute } from '@tanstack/react-router';
import { RatioPage } from '@/components/gallery/ui/ratio/RatioPage';

export const Route = createFileRoute('/_shell/ui/ratio')({
  staticData: { title: 'Ratio', crumbs: ['Components', 'Base UI'] },
  component: RatioPage,
});
