import IconCheck from '~icons/tabler/check';
import { formText } from '@/messages/ui/form';
import './wizard-steps.scss';

interface Props {
  titles: readonly string[];
  /** Starts at 1. */
  current: number;
  /** Highest step that can be selected. */
  open: number;
  /** Steps below this one are complete. */
  done: number;
  vertical?: boolean;
  onStep: (step: number) => void;
}

/** The steps of a form: those that are reached can be chosen. */
export const WizardSteps = ({ titles, current, open, done, vertical = false, onStep }: Props) => (
  <ol
    className={`d-flex flex-wrap gap-1 p-1 rounded-card bg-sunken wizard-steps${vertical ? ' flex-sm-column align-self-start' : ''}`}
    aria-label={formText.steps}
  >
    {titles.map((title, index) => {
      const step = index + 1;
      return (
        <li key={title}>
          <button
            type="button"
            disabled={step > open}
            className={`choice touch fs-md fw-semibold${step === current ? ' is-on' : ''}`}
            aria-current={step === current ? 'step' : undefined}
            onClick={() => onStep(step)}
          >
            <i className="centre rounded-arch bg-press fs-sm" aria-hidden="true">
              {step < done && step !== current ? <IconCheck width={16} height={16} /> : step}
            </i>
            {title}
          </button>
        </li>
      );
    })}
  </ol>
);
