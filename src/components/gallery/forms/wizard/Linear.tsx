import { useStep } from './use-step';
import { Wizard } from './Wizard';

/** One step after the other; what is done can be gone back to. */
export function Linear() {
  const [at, onStep] = useStep('linear');
  return <Wizard name="linear" current={at} onStep={onStep} />;
}
