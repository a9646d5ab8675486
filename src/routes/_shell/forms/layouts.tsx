import { createFileRoute } from '@tanstack/react-router';
import { FormLayoutsPage } from '@/components/gallery/forms/layouts/FormLayoutsPage';

export const Route = createFileRoute('/_shell/forms/layouts')({
  staticData: { title: 'Form layouts', crumbs: ['Components', 'Forms'] },
  component: FormLayoutsPage,
});
