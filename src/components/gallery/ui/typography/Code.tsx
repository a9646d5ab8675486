import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const KINDS = ['inline', 'block', 'keys', 'output'] as const;

export function Code() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('inline');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Kind" options={KINDS} value={kind} onChange={setKind} />
      </OptionBar>
      {kind === 'inline' && (
        <p>
          A toast is shown by <code>notify()</code>.
        </p>
      )}
      {kind === 'block' && (
        <pre className="m-0 p-3 sunken" tabIndex={0} role="region" aria-label="A toast in code">
          <code className="p-0 bg-none">{"notify({ type: 'success', title: 'Sent' });"}</code>
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
