import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { FaqPage } from '@/components/gallery/pages/faq/FaqPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/pages/faq')({
  validateSearch: searchSchema(() => ({ q: z.string().check(z.maxLength(100)) })),
  staticData: { title: 'Frequently asked questions', crumbs: ['Pages'] },
  component: FaqPage,
});
