import { useState } from 'react';
import IconExternal from '~icons/tabler/external-link';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function External() {
  const [newTab, setNewTab] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="In a new tab" checked={newTab} onChange={setNewTab} />
      </DemoControls>
      <a
        href="https://www.w3.org/WAI/ARIA/apg/"
        className="link-variant variant-link is-underlined d-inline-flex align-items-center gap-1"
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
