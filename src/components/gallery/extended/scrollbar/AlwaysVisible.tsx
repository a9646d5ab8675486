import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { NewsList } from './NewsList';

/** The bar and its room stay, needed or not; systems that lay bars over the page still fade them. */
export function AlwaysVisible() {
  const [always, setAlways] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Always there" checked={always} onChange={setAlways} />
      </DemoControls>
      <div
        className={always ? 'scroll scroll-always' : 'scroll'}
        tabIndex={0}
        role="region"
        aria-label="Town news, lasting bar"
      >
        <NewsList />
      </div>
    </>
  );
}
