import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import { planComparisonRows, plans } from '@/data/pricing/plans';

const Value = ({ value }: { value: string | boolean }) => {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <IconCheck />
      <span className="visually-hidden">Yes</span>
    </>
  ) : (
    <>
      <IconMinus />
      <span className="visually-hidden">No</span>
    </>
  );
};

export const PlanComparison = () => (
  <div className="card plan-table">
    <h2 id="compare">Compare plans</h2>
    <div className="plan-scroll" tabIndex={0} role="region" aria-labelledby="compare">
      <table>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {plans.map((plan) => (
              <th scope="col" key={plan.key}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planComparisonRows.map(({ feature, values }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {plans.map((plan, index) => (
                <td key={plan.key}>
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
