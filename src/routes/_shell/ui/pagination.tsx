import { createFileRoute } from '@tanstack/react-router';
import { PaginationPage } from '@/components/gallery/ui/pagination/PaginationPage';

export const Route = createFileRoute('/_shell/ui/pagination')({
  staticData: { title: 'Pagination', crumbs: ['Components', 'Base UI'] },
  component: PaginationPage,
});
