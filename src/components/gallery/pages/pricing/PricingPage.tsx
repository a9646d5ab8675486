import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { type BillingPeriod, billingPeriods } from '@/data/pricing/billing-period';
import { plans } from '@/data/pricing/plans';
import { PlanCard } from './PlanCard';
import { PlanComparison } from './PlanComparison';
import '@/components/gallery/pages/pages.scss';
import { pagesText } from '@/messages/gallery/pages';

const route = getRouteApi('/_shell/pages/pricing');

const labels: Record<BillingPeriod, string> = {
  monthly: pagesText.monthly,
  yearly: pagesText.yearly,
  once: pagesText.oneTime,
};

export function PricingPage() {
  const { period = 'monthly' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader lead={pagesText.pricingLead} />
      <SegmentedControl
        legend={pagesText.howToPay}
        className="narrow mx-auto"
        options={billingPeriods.map((option) => [option, labels[option]] as const)}
        value={period}
        onChange={(option) =>
          void navigate({ search: { period: option }, replace: true, resetScroll: false })
        }
      />
      <p className="mt-2 mb-5 text-ink-2 text-center" role="status">
        {period === 'yearly' && pagesText.yearlyHint}
        {period === 'once' && pagesText.onceHint}
        {period === 'monthly' && pagesText.monthlyHint}
      </p>
      <ul className="tile-grid tile-grid-sm tile-grid-fit gap-5">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} period={period} />
        ))}
      </ul>
      <PlanComparison />
      <p className="measure mx-auto mt-5 mb-5 text-ink-2 text-center fs-sm">{pagesText.taxes}</p>
    </>
  );
}
