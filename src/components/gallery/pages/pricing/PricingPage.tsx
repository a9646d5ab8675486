import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { type BillingPeriod, billingPeriods } from '@/data/pricing/billing-period';
import { plans } from '@/data/pricing/plans';
import { PlanCard } from './PlanCard';
import { PlanComparison } from './PlanComparison';
import '@/components/gallery/pages/pages.scss';

const route = getRouteApi('/_shell/pages/pricing');

const labels: Record<BillingPeriod, string> = { monthly: 'Monthly', yearly: 'Yearly', once: 'One-time' };

export function PricingPage() {
  const { period = 'monthly' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader lead="Sample plans. Everything in Plaza is free, and nothing is charged." />
      <SegmentedControl
        legend="How to pay"
        className="pricing-period"
        options={billingPeriods.map((option) => [option, labels[option]] as const)}
        value={period}
        onChange={(option) =>
          void navigate({ search: { period: option }, replace: true, resetScroll: false })
        }
      />
      <p className="pricing-hint" role="status">
        {period === 'yearly' && 'Save two months compared with monthly billing.'}
        {period === 'once' && 'Pay once. Includes three years of updates.'}
        {period === 'monthly' && 'Cancel any time; the plan ends with the month.'}
      </p>
      <ul className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} period={period} />
        ))}
      </ul>
      <PlanComparison />
      <p className="pricing-tax">Prices in US dollars, excluding sales tax and VAT.</p>
    </>
  );
}
