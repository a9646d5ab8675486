import { createFileRoute } from '@tanstack/react-router';
import { RatioPage } from '@/components/ui-kit/ratio/RatioPage';

export const Route = createFileRoute('/_shell/ui/ratio')({
  staticData: { title: 'Ratio', crumbs: ['Base UI'] },
  component: RatioPage,
});
