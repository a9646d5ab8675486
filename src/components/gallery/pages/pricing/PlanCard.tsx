import { Link } from '@tanstack/react-router';
import IconCheck from '~icons/tabler/check';
import type { BillingPeriod } from '@/data/pricing/billing-period';
import type { Plan } from '@/data/pricing/plans';
import { formatDollars } from '@/lib/text/format-dollars';
import { pagesText } from '@/messages/gallery/pages';

const per: Record<BillingPeriod, string> = {
  monthly: pagesText.perMonth,
  yearly: pagesText.perYear,
  once: pagesText.once,
};

export const PlanCard = ({ plan, period }: { plan: Plan; period: BillingPeriod }) => {
  const cents = plan.cents[period];
  return (
    <li
      className={`d-grid gap-3 align-content-start py-6 px-5 card plan${plan.highlighted ? ' is-chosen' : ''}`}
    >
      <h2 className="row-2 flex-wrap justify-content-between fs-2xl">
        {plan.name}
        {plan.highlighted && <span className="tag tag-solid-warning">{pagesText.mostPopular}</span>}
      </h2>
      <p className="text-ink-2">{plan.lead}</p>
      <p className="text-ink-2 d-flex align-items-baseline gap-2">
        <b className="display-figure text-ink">{cents === 0 ? pagesText.free : formatDollars(cents)}</b>
        {cents > 0 && <span>{per[period]}</span>}
      </p>
      <Link
        to="/auth/register"
        search={{ plan: `${plan.key}-${period}` }}
        className={`btn ${plan.highlighted ? 'btn-primary' : 'btn-outline-secondary'}`}
      >
        {cents === 0 ? pagesText.startFree : pagesText.choosePlan(plan.name)}
      </Link>
      <ul className="stack-2">
        {plan.features.map((feature) => (
          <li className="d-flex gap-2" key={feature}>
            <IconCheck className="icon text-success-text" />
            <span dir="auto">{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  );
};
