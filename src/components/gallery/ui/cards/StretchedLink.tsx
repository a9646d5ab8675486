import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconArrow from '~icons/tabler/arrow-right';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function StretchedLink() {
  const [whole, setWhole] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="The whole card" checked={whole} onChange={setWhole} />
      </DemoControls>
      <div className={`card${whole ? ' card-lift' : ''}`}>
        <div className="card-body">
          <h3 className="card-title">Every kind of link</h3>
          <p className="card-text">Colours, underlines and hover styles.</p>
          <Link
            to="/ui/links"
            className={`d-inline-flex align-items-center gap-1 mt-2 fw-semibold${whole ? ' stretched-link' : ''}`}
          >
            Go to links
            <IconArrow className="icon flip-in-rtl" />
          </Link>
        </div>
      </div>
    </>
  );
}
