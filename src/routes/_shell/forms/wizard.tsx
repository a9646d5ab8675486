import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { WizardPage } from '@/components/gallery/forms/wizard/WizardPage';

const step = z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(4))), undefined);

export const Route = createFileRoute('/_shell/forms/wizard')({
  validateSearch: z.object({ linear: step, free: step, checked: step, vertical: step, bar: step }),
  staticData: { title: 'Form wizard', crumbs: ['Forms'] },
  component: WizardPage,
});
