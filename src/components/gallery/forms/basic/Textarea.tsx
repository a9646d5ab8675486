import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Field } from '@/components/kits/form/field/Field';

const LIMIT = 160;

export function Textarea() {
  const [rows, setRows] = useState(4);
  const [text, setText] = useState('The lamp by the east bench has gone out again.');
  const left = LIMIT - text.length;
  return (
    <>
      <DemoControls>
        <RangeControl label="Rows" value={rows} onChange={setRows} min={2} max={8} />
      </DemoControls>
      <Field label="What is broken" help={`${left} of ${LIMIT} characters left`}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            maxLength={LIMIT}
            className="form-control"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
