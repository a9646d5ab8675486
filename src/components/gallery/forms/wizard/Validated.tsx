import { useStep } from './use-step';
import { Wizard } from './Wizard';

export function Validated() {
  const [at, onStep] = useStep('checked');
  return <Wizard name="checked" current={at} onStep={onStep} validated />;
}
