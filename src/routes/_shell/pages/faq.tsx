import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { FaqPage } from '@/components/gallery/pages/faq/FaqPage';

export const Route = createFileRoute('/_shell/pages/faq')({
  validateSearch: z.object({ q: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined) }),
  staticData: { title: 'Frequently asked questions', crumbs: ['Pages'] },
  component: FaqPage,
});
