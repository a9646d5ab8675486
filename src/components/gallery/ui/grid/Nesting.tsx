import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Nesting() {
  const [nested, setNested] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="A row inside" checked={nested} onChange={setNested} />
      </OptionBar>
      <div className="row g-2">
        <div className="col-4">
          <div className="cell h-100">4 of 12</div>
        </div>
        <div className="col-8">
          <div className="cell h-100">
            8 of 12
            {nested && (
              <div className="row g-2 mt-1">
                <div className="col-6">
                  <div className="box p-1">6 of 12</div>
                </div>
                <div className="col-6">
                  <div className="box p-1">6 of 12</div>
                </div>
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
