import { createFileRoute, notFound } from '@tanstack/react-router';
import { WelcomeStepPage } from '@/components/account/welcome/WelcomeStepPage';
import { isStepPath } from '@/components/account/welcome/step-paths';
import { requireMember } from '@/lib/auth/require-member';

export const Route = createFileRoute('/_bare/welcome/$step')({
  beforeLoad: async ({ context: { auth }, location, params: { step } }) => {
    if (!isStepPath(step)) throw notFound();
    await requireMember(auth, location.href);
  },
  staticData: { title: 'First steps' },
  component: WelcomeStepPage,
});
