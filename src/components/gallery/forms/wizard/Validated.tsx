import { useStep } from './use-step';
import { Wizard } from './Wizard';

/** Next waits until the answers of the step are right. */
export function Validated() {
  const [at, onStep] = useStep('checked');
  return <Wizard name="checked" current={at} onStep={onStep} validated />;
}
