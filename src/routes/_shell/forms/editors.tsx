import { createFileRoute } from '@tanstack/react-router';
import { EditorsPage } from '@/components/gallery/forms/editors/EditorsPage';

export const Route = createFileRoute('/_shell/forms/editors')({
  staticData: { title: 'Editors', crumbs: ['Components', 'Forms'] },
  component: EditorsPage,
});
