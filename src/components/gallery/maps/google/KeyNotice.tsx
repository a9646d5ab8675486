import IconKey from '~icons/tabler/key';
import { mapsText } from '@/messages/gallery/maps';

export const KeyNotice = () => (
  <section className="card flex-row align-items-center gap-4 full-row py-4 px-5" aria-labelledby="map-key">
    <span className="p-3 rounded-arch variant-tinted variant-info">
      <IconKey />
    </span>
    <div>
      <h2 id="map-key">{mapsText.keyNeeded}</h2>
      <p className="text-ink-2">
        {mapsText.howToSetKey(<code className="wrap-anywhere">VITE_GOOGLE_MAPS_KEY</code>)}
      </p>
    </div>
  </section>
);
