import { createFileRoute } from '@tanstack/react-router';
import { ValidationPage } from '@/components/gallery/forms/validation/ValidationPage';

export const Route = createFileRoute('/_shell/forms/validation')({
  staticData: { title: 'Form validation', crumbs: ['Components', 'Forms'] },
  component: ValidationPage,
});
