import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '@/components/shell/status/MaintenancePage';

export const Route = createFileRoute('/_bare/maintenance')({
  staticData: { title: 'Scheduled maintenance' },
  component: MaintenancePage,
});
