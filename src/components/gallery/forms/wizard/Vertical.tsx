import { useStep } from './use-step';
import { Wizard } from './Wizard';

export function Vertical() {
  const [at, onStep] = useStep('vertical');
  return <Wizard name="vertical" current={at} onStep={onStep} vertical />;
}
