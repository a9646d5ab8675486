import { useStep } from './use-step';
import { Wizard } from './Wizard';

/** A bar fills with every step. */
export function WithBar() {
  const [at, onStep] = useStep('bar');
  return <Wizard name="bar" at={at} onStep={onStep} bar />;
}
