import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import { planComparisonRows, plans } from '@/data/pricing/plans';
import { commonText } from '@/messages/ui/common';
import { pagesText } from '@/messages/gallery/pages';

const Value = ({ value }: { value: string | boolean }) => {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <IconCheck className="icon text-success-text" />
      <span className="visually-hidden">{commonText.yes}</span>
    </>
  ) : (
    <>
      <IconMinus />
      <span className="visually-hidden">{commonText.no}</span>
    </>
  );
};

export const PlanComparison = () => (
  <div className="card mt-5 py-4 px-5">
    <h2 className="mb-2" id="compare">
      {pagesText.comparePlans}
    </h2>
    <div className="position-relative scroll-x" tabIndex={0} role="region" aria-labelledby="compare">
      <table className="plan-comparison w-100">
        <thead>
          <tr>
            <th className="py-2 rule-below fw-semibold" scope="col">
              {pagesText.feature}
            </th>
            {plans.map((plan) => (
              <th className="py-2 rule-below fw-semibold" scope="col" key={plan.key}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planComparisonRows.map(({ feature, values }) => (
            <tr key={feature}>
              <th className="py-2 rule-below fw-semibold" scope="row">
                {feature}
              </th>
              {plans.map((plan, index) => (
                <td className="py-2 rule-below text-ink-2" key={plan.key}>
                  <Value value={values[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);
