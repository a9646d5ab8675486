import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Field } from '@/components/kits/form/field/Field';

const LIMIT = 160;

export function Textarea() {
  const [rows, setRows] = useState(4);
  const [text, setText] = useState('The lamp by the east bench has gone out again.');
  const left = LIMIT - text.length;
  return (
    <>
      <OptionBar>
        <RangeOption label="Rows" value={rows} onChange={setRows} min={2} max={8} />
      </OptionBar>
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
