import { createFileRoute } from '@tanstack/react-router';
import { BreadcrumbPage } from '@/components/gallery/ui/breadcrumb/BreadcrumbPage';

export const Route = createFileRoute('/_shell/ui/breadcrumb')({
  staticData: { title: 'Breadcrumb', crumbs: ['Components', 'Base UI'] },
  component: BreadcrumbPage,
});
