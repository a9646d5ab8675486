import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PricingPage } from '@/components/gallery/pages/pricing/PricingPage';
import { billingPeriods } from '@/data/pricing/billing-period';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/pages/pricing')({
  validateSearch: searchSchema(() => ({ period: z.enum(billingPeriods) })),
  staticData: { title: 'Pricing', crumbs: ['Pages'] },
  component: PricingPage,
});
