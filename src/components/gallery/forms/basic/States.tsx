import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Field } from '@/components/kits/form/field/Field';
import '@/components/kits/form/styles/forms.scss';

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
      <OptionBar>
        <ChoiceOption label="State" options={STATES} value={state} onChange={setState} />
      </OptionBar>
      <Field label="Licence number" help={HELP[state]}>
        {(control) => (
          <input
            {...control}
            className={state === 'plain' ? 'form-control-plaintext' : 'form-control'}
            autoComplete="off"
            defaultValue="MKT-2026-0417"
            disabled={state === 'disabled'}
            readOnly={state === 'plain' || state === 'read only'}
          />
        )}
      </Field>
    </>
  );
}
