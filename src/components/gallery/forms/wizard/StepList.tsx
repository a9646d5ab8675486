import IconCheck from '~icons/tabler/check';
import { TITLES } from './steps';

interface Props {
  /** Starts at 1. */
  current: number;
  /** Highest step that can be selected. */
  open: number;
  /** Steps below this one are complete. */
  done: number;
  vertical: boolean;
  onStep: (step: number) => void;
}

export const StepList = ({ current: at, open, done, vertical: down, onStep }: Props) => (
  <ol className={`wiz-steps${down ? ' is-down' : ''}`} aria-label="Steps">
    {TITLES.map((title, index) => {
      const step = index + 1;
      return (
        <li key={title}>
          <button
            type="button"
            disabled={step > open}
            className={step === at ? 'is-on' : ''}
            aria-current={step === at ? 'step' : undefined}
            onClick={() => onStep(step)}
          >
            <i aria-hidden="true">{step < done && step !== at ? <IconCheck /> : step}</i>
            {title}
          </button>
        </li>
      );
    })}
  </ol>
);
