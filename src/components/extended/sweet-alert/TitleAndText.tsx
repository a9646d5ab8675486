import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Field } from '@/components/form/Field';
import { useNotice } from './use-notice';

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
