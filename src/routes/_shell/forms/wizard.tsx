import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { WizardPage } from '@/components/gallery/forms/wizard/WizardPage';
import { searchSchema } from '@/lib/navigation/search-params';

const step = () => z.int().check(z.minimum(1), z.maximum(4));

export const Route = createFileRoute('/_shell/forms/wizard')({
  validateSearch: searchSchema(() => ({
    linear: step(),
    free: step(),
    checked: step(),
    vertical: step(),
    bar: step(),
  })),
  staticData: { title: 'Form wizard', crumbs: ['Components', 'Forms'] },
  component: WizardPage,
});
