import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import { type Period, periods, plans } from '@/data/pricing';
import { PlanCard } from './PlanCard';
import { PlanComparison } from './PlanComparison';
import '@/styles/pages.scss';

const route = getRouteApi('/_shell/pages/pricing');

const labels: Record<Period, string> = { monthly: 'Monthly', yearly: 'Yearly', once: 'One-time' };

/** Three plans, paid monthly, yearly or once; the choice is in the address. */
export function PricingPage() {
  const { period } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader lead="Reading and writing stay free. Pay when the square becomes your work." />
      <fieldset className="seg pricing-seg">
        <legend className="visually-hidden">How to pay</legend>
        {periods.map((option) => (
          <label key={option} className={option === period ? 'is-on' : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name="period"
              checked={option === period}
              onChange={() => void navigate({ search: { period: option }, replace: true })}
            />
            {labels[option]}
          </label>
        ))}
      </fieldset>
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
