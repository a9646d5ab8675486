import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { sceneUrl } from '@/lib/files/art-url';

const POSITIONS = ['top', 'bottom', 'behind'] as const;

export function WithPicture() {
  const [place, setPlace] = useState<(typeof POSITIONS)[number]>('top');
  const picture = (
    <img
      className={place === 'behind' ? 'card-img' : `card-img-${place}`}
      src={sceneUrl('market')}
      alt="Market stalls under striped awnings"
      width={400}
      height={300}
    />
  );
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Picture" options={POSITIONS} value={place} onChange={setPlace} />
      </DemoControls>
      <div className="card overflow-hidden card-narrow">
        {place !== 'bottom' && picture}
        <div className={place === 'behind' ? 'card-img-overlay card-veil' : 'card-body'}>
          <h3 className="card-title">Saturday market</h3>
          <p className="card-text">Forty stalls, three bakers and a man who sharpens knives.</p>
        </div>
        {place === 'bottom' && picture}
      </div>
    </>
  );
}
