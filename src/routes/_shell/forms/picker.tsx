import { createFileRoute } from '@tanstack/react-router';
import { PickersPage } from '@/components/gallery/forms/picker/PickersPage';

export const Route = createFileRoute('/_shell/forms/picker')({
  staticData: { title: 'Pickers', crumbs: ['Components', 'Forms'] },
  component: PickersPage,
});
