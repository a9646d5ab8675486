import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { NewsList } from './NewsList';

/** The bar and its room stay, needed or not; systems that lay bars over the page still fade them. */
export function AlwaysThere() {
  const [always, setAlways] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Always there" checked={always} onChange={setAlways} />
      </Controls>
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
