import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Field } from '@/components/kits/form/field/Field';

const STATES = ['open', 'disabled', 'read only', 'plain'] as const;
type State = (typeof STATES)[number];

const HELP: Record<State, string> = {
  open: 'Can be changed.',
  disabled: 'Cannot be changed, focused or sent.',
  'read only': 'Can be focused, copied and submitted.',
  plain: 'Read only, and looks like text.',
};

export function States() {
  const [state, setState] = useState<State>('disabled');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="State" options={STATES} value={state} onChange={setState} />
      </DemoControls>
      <Field label="Licence number" help={HELP[state]}>
        {(control) => (
          <input
            {...control}
            className={state === 'plain' ? 'form-control-plaintext' : 'form-control'}
            defaultValue="MKT-2026-0417"
            disabled={state === 'disabled'}
            readOnly={state === 'plain' || state === 'read only'}
          />
        )}
      </Field>
    </>
  );
}
