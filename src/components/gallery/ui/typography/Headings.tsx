import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Six sizes in the display face. The class sets the size, the element the level. */
export function Headings() {
  const [faint, setFaint] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="With faint words" checked={faint} onChange={setFaint} />
      </Controls>
      <div className="d-grid gap-2">
        {LEVELS.map((level) => (
          <h3 key={level} className={`h${level}`}>
            Heading {level} {faint && <small className="text-body-secondary">under the arches</small>}
          </h3>
        ))}
      </div>
    </>
  );
}
