import { Link, useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { confirmAction } from '@/lib/overlays/confirm';

export function LeaveGuard() {
  const [text, setText] = useState('');
  const [kept, setKept] = useState('');
  const dirty = text !== kept;
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await confirmAction({
        title: 'Leave without saving?',
        text: 'Your text will be lost.',
        action: 'Leave',
        cancel: 'Stay',
        danger: true,
      })),
  });
  return (
    <>
      <Field label="About the fountain" help="Type something, then try to leave">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            className="form-control"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="d-flex flex-wrap align-items-center gap-2 mt-4">
        <button type="button" className="btn btn-primary" disabled={!dirty} onClick={() => setKept(text)}>
          Keep
        </button>
        <Link to="/forms/basic" className="btn btn-outline-secondary">
          Leave page
        </Link>
        <span role="status">{dirty ? 'Plaza asks before you leave.' : 'You may leave.'}</span>
      </div>
    </>
  );
}
