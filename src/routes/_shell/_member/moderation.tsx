import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ModerationPage } from '@/components/social/moderation/ModerationPage';

export const Route = createFileRoute('/_shell/_member/moderation')({
  validateSearch: z.object({ tab: z.catch(z.optional(z.enum(['closed', 'log'])), undefined) }),
  staticData: { title: 'Moderation', crumbs: ['More'] },
  component: ModerationPage,
});
