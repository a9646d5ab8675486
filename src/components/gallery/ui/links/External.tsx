import { useState } from 'react';
import IconExternal from '~icons/tabler/external-link';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/parts/parts.scss';

export function External() {
  const [newTab, setNewTab] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="In a new tab" checked={newTab} onChange={setNewTab} />
      </OptionBar>
      <a
        href="https://www.w3.org/WAI/ARIA/apg/"
        className="link-variant variant-link link-line d-inline-flex align-items-center gap-1"
        rel="noopener noreferrer"
        {...(newTab ? { target: '_blank' } : {})}
      >
        Patterns for accessible parts
        <IconExternal />
        {newTab && <span className="visually-hidden">(opens a new tab)</span>}
      </a>
    </>
  );
}
