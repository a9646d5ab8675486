import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { GooglePage } from '@/components/gallery/maps/google/GooglePage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/maps/google')({
  validateSearch: searchSchema(() => ({ pin: z.string() })),
  staticData: { title: 'Google maps', crumbs: ['Components', 'Maps'] },
  component: GoogleRoute,
});

function GoogleRoute() {
  const { pin } = Route.useSearch();
  return <GooglePage pin={pin} />;
}
