import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Field } from '@/components/kits/form/field/Field';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function TitleAndText() {
  const { showAlert, dialog } = useAlert();
  const [text, setText] = useState('From eight to one, all around the fountain.');
  return (
    <>
      <OptionBar>
        <Field label="Sentence">
          {(control) => (
            <input
              {...control}
              className="form-control"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </OptionBar>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void showAlert({ title: 'Market on Saturday', text, confirmLabel: 'Good to know' })}
      >
        Announce
      </button>
      {dialog}
    </>
  );
}
