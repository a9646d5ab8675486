import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { Shell } from '@/components/shell/Shell';
import { layoutSearch } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell')({
  validateSearch: layoutSearch,
  search: { middlewares: [retainSearchParams(['layout'])] },
  component: Shell,
});
