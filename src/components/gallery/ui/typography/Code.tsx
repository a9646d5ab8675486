import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const KINDS = ['inline', 'block', 'keys', 'output'] as const;

export function Code() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('inline');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Kind" options={KINDS} value={kind} onChange={setKind} />
      </DemoControls>
      {kind === 'inline' && (
        <p>
          A toast is shown by <code>notify()</code>.
        </p>
      )}
      {kind === 'block' && (
        <pre className="code-block" tabIndex={0} role="region" aria-label="A toast in code">
          <code>{"notify({ type: 'success', title: 'Sent' });"}</code>
        </pre>
      )}
      {kind === 'keys' && (
        <p>
          Press <kbd>Alt</kbd> <kbd>T</kbd> to reach the notifications.
        </p>
      )}
      {kind === 'output' && (
        <p>
          It answers <samp>sent at 09:41</samp>.
        </p>
      )}
    </>
  );
}
