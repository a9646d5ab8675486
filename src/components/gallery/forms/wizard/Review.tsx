import { STEPS } from './steps';
import '@/components/kits/form/styles/forms.scss';

export const Review = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <dl>
    {STEPS.flatMap(({ fields }) => fields).map(({ name }) => (
      <div className="d-flex justify-content-between gap-4 py-2 rule-below" key={name}>
        <dt className="text-ink-3 fw-medium">{name}</dt>
        <dd className="m-0 fw-semibold text-end wrap-anywhere">{values[name] || 'Not answered'}</dd>
      </div>
    ))}
  </dl>
);
