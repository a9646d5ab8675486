import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const POSITIONS = ['top', 'bottom', 'behind'] as const;

export function WithPicture() {
  const [place, setPlace] = useState<(typeof POSITIONS)[number]>('top');
  const picture = (
    <img
      className={`h-auto ${place === 'behind' ? 'card-img' : `card-img-${place}`}`}
      src={sceneUrl('market')}
      alt="Market stalls under striped awnings"
      width={400}
      height={300}
    />
  );
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Picture" options={POSITIONS} value={place} onChange={setPlace} />
      </OptionBar>
      <div className="card overflow-hidden" style={{ maxInlineSize: 320 }}>
        {place !== 'bottom' && picture}
        <div
          className={place === 'behind' ? 'bottom-2 start-2 end-2 position-absolute p-3 sunken' : 'card-body'}
        >
          <h3 className="card-title">Saturday market</h3>
          <p className="card-text">Forty stalls, three bakers and a man who sharpens knives.</p>
        </div>
        {place === 'bottom' && picture}
      </div>
    </>
  );
}
