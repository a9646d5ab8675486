import { useStep } from './use-step';
import { Wizard } from './Wizard';

export function WithProgressBar() {
  const [at, onStep] = useStep('bar');
  return <Wizard name="bar" current={at} onStep={onStep} progressBar />;
}
