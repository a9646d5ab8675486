import { createFileRoute } from '@tanstack/react-router';
import { BasicTablesPage } from '@/components/gallery/tables/BasicTablesPage';

export const Route = createFileRoute('/_shell/tables/basic')({
  staticData: { title: 'Basic tables', crumbs: ['Components', 'Tables'] },
  component: BasicTablesPage,
});
