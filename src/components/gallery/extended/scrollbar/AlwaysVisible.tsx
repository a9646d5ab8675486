import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { NewsList } from './NewsList';

export function AlwaysVisible() {
  const [always, setAlways] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Always visible" checked={always} onChange={setAlways} />
      </DemoControls>
      <div
        className={always ? 'scroll scroll-always' : 'scroll'}
        tabIndex={0}
        role="region"
        aria-label="Town news, bar always visible"
      >
        <NewsList />
      </div>
    </>
  );
}
