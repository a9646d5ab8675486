import { STEPS } from './steps';
import '@/components/kits/form/styles/forms.scss';

export const Review = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <dl className="wizard-review">
    {STEPS.flatMap(({ fields }) => fields).map(({ name }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{values[name] || 'Not answered'}</dd>
      </div>
    ))}
  </dl>
);
