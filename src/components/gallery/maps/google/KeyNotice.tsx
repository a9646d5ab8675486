import IconKey from '~icons/tabler/key';

export const KeyNotice = () => (
  <section className="card map-key-notice" aria-labelledby="map-key">
    <IconKey />
    <div>
      <h2 id="map-key">Google Maps needs an API key</h2>
      <p>
        Set <code>VITE_GOOGLE_MAPS_KEY</code> and rebuild. Until then, every card shows the built-in map.
      </p>
    </div>
  </section>
);
