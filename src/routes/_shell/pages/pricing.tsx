import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PricingPage } from '@/components/gallery/pages/pricing/PricingPage';
import { billingPeriods } from '@/data/pricing/billing-period';

export const Route = createFileRoute('/_shell/pages/pricing')({
  validateSearch: z.object({ period: z.catch(z.optional(z.enum(billingPeriods)), undefined) }),
  staticData: { title: 'Pricing', crumbs: ['Pages'] },
  component: PricingPage,
});
