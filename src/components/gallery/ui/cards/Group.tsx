import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { sceneUrl } from '@/lib/files/art-url';

const PLACES = [
  { scene: 'tram', name: 'Tram stop', text: 'Lines 4 and 9, every six minutes.' },
  { scene: 'coffee', name: 'Corner café', text: 'Opens at six for those who sweep.' },
  { scene: 'lamps', name: 'Lamp alley', text: 'Best at the blue hour.' },
] as const;

export function Group() {
  const [joined, setJoined] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Joined" checked={joined} onChange={setJoined} />
      </DemoControls>
      <div className={joined ? 'card-group' : 'tiles'}>
        {PLACES.map(({ scene, name, text }) => (
          <div key={scene} className="card overflow-hidden">
            <img className="card-img-top" src={sceneUrl(scene)} alt="" width={400} height={300} />
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
