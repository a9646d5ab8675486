import { useStep } from './use-step';
import { Wizard } from './Wizard';

export function Linear() {
  const [at, onStep] = useStep('linear');
  return <Wizard name="linear" current={at} onStep={onStep} />;
}
