import { useState } from 'react';
import { WizardSteps } from '@/components/kits/form/wizard/WizardSteps';

const STEPS = ['Day', 'Place', 'Table', 'Opening'] as const;

export function Steps() {
  const [at, setAt] = useState(2);
  return (
    <>
      <WizardSteps titles={STEPS} current={at} open={at} done={at} onStep={setAt} />
      <div className="d-flex gap-2 mt-4">
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={at === 1}
          onClick={() => setAt(at - 1)}
        >
          Back
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={at > STEPS.length}
          onClick={() => setAt(at + 1)}
        >
          {at >= STEPS.length ? 'Finish' : 'Next step'}
        </button>
      </div>
    </>
  );
}
