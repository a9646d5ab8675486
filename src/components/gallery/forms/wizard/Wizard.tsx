import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useInvalidFocus } from '@/components/kits/form/use-invalid-focus';
import { WizardSteps } from '@/components/kits/form/wizard/WizardSteps';
import { Review } from './Review';
import { StepField } from './StepField';
import { STEPS, TITLES, type WizardField } from './steps';
import { blankDraft, useWizardDraft } from './use-wizard-draft';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

interface Props {
  /** Separates the drafts of several wizards. */
  name: string;
  /** Step from the URL, starting at 1. */
  current: number;
  onStep: (step: number) => void;
  /** Allows steps in any order. */
  nonLinear?: boolean;
  /** Allows the next step only when the current answers are valid. */
  validated?: boolean;
  /** Puts the steps next to the fields. */
  vertical?: boolean;
  progressBar?: boolean;
}

export function Wizard({
  name,
  current,
  onStep,
  nonLinear = false,
  validated = false,
  vertical = false,
  progressBar = false,
}: Props) {
  const [draft, setDraft] = useWizardDraft(name);
  const [tried, setTried] = useState(false);
  const { ref: body, focusInvalid, spokenError } = useInvalidFocus<HTMLFormElement>();
  const isWrong = ({ name, rule }: WizardField) => validated && !rule.test(draft.values[name] ?? '');
  const firstWrong = STEPS.findIndex(({ fields }) => fields.some(isWrong)) + 1;
  const reached = firstWrong > 0 ? Math.min(draft.reached, firstWrong) : draft.reached;
  const step = nonLinear ? current : Math.min(current, reached);
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    body.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [body, step]);

  const go = (to: number) => {
    setTried(false);
    setDraft({ ...draft, reached: Math.max(draft.reached, to) });
    onStep(to);
  };
  const { fields = [] } = STEPS[step - 1] ?? {};
  const wrong = fields.filter(isWrong);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (wrong.length > 0) focusInvalid();
    else if (step === TITLES.length) setDraft({ ...draft, sent: true });
    else go(step + 1);
  };

  if (draft.sent) {
    return (
      <div role="status" className="py-6 px-2 text-center">
        <h3>Asked for</h3>
        <p>
          {draft.values['Name of the stall'] || 'Your stall'} is on the list. The answer comes within a week.
        </p>
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => {
            setDraft(blankDraft);
            onStep(1);
          }}
        >
          Ask for another
        </button>
      </div>
    );
  }
  return (
    <div className={vertical ? 'wizard is-vertical stack-4 cols-1' : 'wizard stack-4 cols-1'}>
      <WizardSteps
        titles={TITLES}
        current={step}
        open={nonLinear ? TITLES.length : reached}
        done={reached}
        vertical={vertical}
        onStep={go}
      />
      {progressBar && (
        <div
          className="progress"
          role="progressbar"
          aria-label="Steps done"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={(step - 1) * 25}
        >
          <div className="progress-bar" style={{ width: `${(step - 1) * 25}%` }} />
        </div>
      )}
      <form ref={body} noValidate className="stack-4" onSubmit={onSubmit} aria-label={`Stall, ${name}`}>
        <h3 className="fs-xl" tabIndex={-1}>
          {TITLES[step - 1]}{' '}
          <small className="ms-1 fw-medium text-ink-3">{`Step ${step} of ${TITLES.length}`}</small>
        </h3>
        {fields.map((field) => (
          <StepField
            key={field.name}
            field={field}
            error={tried && wrong.includes(field) ? field.hint : null}
            value={draft.values[field.name] ?? ''}
            onChange={(value) => setDraft({ ...draft, values: { ...draft.values, [field.name]: value } })}
          />
        ))}
        {step === TITLES.length && <Review values={draft.values} />}
        {spokenError}
        <div className="d-flex gap-2">
          {step > 1 && (
            <button type="button" className="btn btn-outline-secondary" onClick={() => go(step - 1)}>
              Back
            </button>
          )}
          <button type="submit" className="btn btn-primary">
            {step === TITLES.length ? 'Ask for the stall' : 'Next'}
          </button>
        </div>
      </form>
    </div>
  );
}
