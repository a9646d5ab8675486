import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { Shell } from '@/components/layout/Shell';
import { layoutSearch } from '@/lib/layouts';

export const Route = createFileRoute('/_shell')({
  validateSearch: layoutSearch,
  search: { middlewares: [retainSearchParams(['layout'])] },
  component: Shell,
});
