import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconArrow from '~icons/tabler/arrow-right';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function StretchedLink() {
  const [whole, setWhole] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="The whole card" checked={whole} onChange={setWhole} />
      </OptionBar>
      <div className="card">
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
