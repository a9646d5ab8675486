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
      <PageHeader lead="Reading and writing stay free. Pay when the square becomes your work." />
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
        {period === 'yearly' && 'Two months free against paying monthly.'}
        {period === 'once' && 'Paid once, yours for good, updates for three years.'}
        {period === 'monthly' && 'Cancel at the end of any month.'}
      </p>
      <ul className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} period={period} />
        ))}
      </ul>
      <PlanComparison />
      <p className="pricing-tax">
        All prices in US dollars, without tax. Sales tax or VAT is added at the end where the law asks for it;
        with a valid tax number it is not.
      </p>
    </>
  );
}
