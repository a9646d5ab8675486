import IconKey from '~icons/tabler/key';
import { mapsText } from '@/messages/gallery/maps';

export const KeyNotice = () => (
  <section className="card map-key-notice full-row py-4 px-5" aria-labelledby="map-key">
    <IconKey className="icon py-3 px-2 rounded-arch text-info-text" />
    <div>
      <h2 id="map-key">{mapsText.keyNeeded}</h2>
      <p className="text-ink-2">
        {mapsText.howToSetKey(<code className="wrap-anywhere">VITE_GOOGLE_MAPS_KEY</code>)}
      </p>
    </div>
  </section>
);
