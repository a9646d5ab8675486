import IconKey from '~icons/tabler/key';
import { mapsText } from '@/messages/gallery/maps';

export const KeyNotice = () => (
  <section className="card map-key-notice" aria-labelledby="map-key">
    <IconKey />
    <div>
      <h2 id="map-key">{mapsText.keyNeeded}</h2>
      <p>{mapsText.howToSetKey(<code className="wrap-anywhere">VITE_GOOGLE_MAPS_KEY</code>)}</p>
    </div>
  </section>
);
