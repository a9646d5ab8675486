import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ModerationPage } from '@/components/social/moderation/ModerationPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/_member/moderation')({
  validateSearch: searchSchema(() => ({ tab: z.enum(['appeals', 'closed', 'log']) })),
  staticData: { title: 'Moderation', crumbs: ['More'] },
  component: ModerationPage,
});
