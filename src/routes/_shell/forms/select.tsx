import { createFileRoute } from '@tanstack/react-router';
import { SelectsPage } from '@/components/gallery/forms/select/SelectsPage';

export const Route = createFileRoute('/_shell/forms/select')({
  staticData: { title: 'Selects', crumbs: ['Components', 'Forms'] },
  component: SelectsPage,
});
