import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '@/components/gallery/ui/alerts/AlertsPage';

export const Route = createFileRoute('/_shell/ui/alerts')({
  staticData: { title: 'Alerts', crumbs: ['Components', 'Base UI'] },
  component: AlertsPage,
});
