import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const PLACES = [
  { scene: 'tram', name: 'Tram stop', text: 'Lines 4 and 9, every six minutes.' },
  { scene: 'coffee', name: 'Corner café', text: 'Opens at six for those who sweep.' },
  { scene: 'lamps', name: 'Lamp alley', text: 'Best at the blue hour.' },
] as const;

export function Group() {
  const [joined, setJoined] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Joined" checked={joined} onChange={setJoined} />
      </OptionBar>
      <div className={joined ? 'card-group' : 'tile-grid gap-3'}>
        {PLACES.map(({ scene, name, text }) => (
          <div key={scene} className="card overflow-hidden">
            <img className="card-img-top h-auto" src={sceneUrl(scene)} alt="" width={400} height={300} />
            <div className="card-body">
              <h3 className="card-title">{name}</h3>
              <p className="card-text text-secondary">{text}</p>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
