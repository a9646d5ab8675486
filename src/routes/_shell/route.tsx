import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { Shell } from '@/components/shell/Shell';
import { parseLayoutSearch } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell')({
  validateSearch: parseLayoutSearch,
  search: { middlewares: [retainSearchParams(['layout'])] },
  component: Shell,
});
