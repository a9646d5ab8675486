import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Field } from '@/components/kits/form/field/Field';
import { useNotice } from './alert/use-alert';

/** A title, and a sentence under it. */
export function TitleAndText() {
  const { tell, dialog } = useNotice();
  const [text, setText] = useState('From eight to one, all around the fountain.');
  return (
    <>
      <Controls>
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
      </Controls>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void tell({ title: 'Market on Saturday', text, yes: 'Good to know' })}
      >
        Announce
      </button>
      {dialog}
    </>
  );
}
