import { createFileRoute } from '@tanstack/react-router';
import { BasicFormsPage } from '@/components/gallery/forms/basic/BasicFormsPage';

export const Route = createFileRoute('/_shell/forms/basic')({
  staticData: { title: 'Basic inputs', crumbs: ['Components', 'Forms'] },
  component: BasicFormsPage,
});
