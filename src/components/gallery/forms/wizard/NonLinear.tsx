import { useStep } from './use-step';
import { Wizard } from './Wizard';

export function NonLinear() {
  const [at, onStep] = useStep('free');
  return <Wizard name="free" current={at} onStep={onStep} nonLinear />;
}
