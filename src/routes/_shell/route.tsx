import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { Shell } from '@/components/shell/Shell';
import { layoutSearchSchema } from '@/lib/settings/layout-presets';

export const Route = createFileRoute('/_shell')({
  validateSearch: layoutSearchSchema,
  search: { middlewares: [retainSearchParams(['layout'])] },
  component: Shell,
});
