import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Horizontal() {
  const [atEnd, setAtEnd] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Picture at the end" checked={atEnd} onChange={setAtEnd} />
      </OptionBar>
      <div className="card overflow-hidden">
        <div className={`row g-0${atEnd ? ' flex-sm-row-reverse' : ''}`}>
          <div className="col-sm-5">
            <img
              className="w-100 h-100 object-fit-cover"
              src={sceneUrl('sea')}
              alt="The bay behind the old town"
              width={400}
              height={300}
            />
          </div>
          <div className="col-sm-7">
            <div className="card-body">
              <h3 className="card-title">Down to the water</h3>
              <p className="card-text">
                Eleven minutes from the square by the stairs, nine if someone is waiting.
              </p>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
