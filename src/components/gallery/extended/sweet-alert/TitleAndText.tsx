import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Field } from '@/components/kits/form/field/Field';
import { useAlert } from './alert/use-alert';

export function TitleAndText() {
  const { showAlert, dialog } = useAlert();
  const [text, setText] = useState('From eight to one, all around the fountain.');
  return (
    <>
      <DemoControls>
        <Field label="Sentence">
          {(control) => (
            <input
              {...control}
              className="form-control"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </DemoControls>
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
