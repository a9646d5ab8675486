import { createFileRoute } from '@tanstack/react-router';
import { InputMaskPage } from '@/components/gallery/forms/inputmask/InputMaskPage';

export const Route = createFileRoute('/_shell/forms/inputmask')({
  staticData: { title: 'Input masks', crumbs: ['Components', 'Forms'] },
  component: InputMaskPage,
});
