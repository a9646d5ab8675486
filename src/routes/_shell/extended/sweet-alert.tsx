import { createFileRoute } from '@tanstack/react-router';
import { SweetAlertPage } from '@/components/gallery/extended/sweet-alert/SweetAlertPage';

export const Route = createFileRoute('/_shell/extended/sweet-alert')({
  staticData: { title: 'Sweet alert', crumbs: ['Components', 'Extended UI'] },
  component: SweetAlertPage,
});
