import { control, layerGroup, type Map, marker, polyline } from 'leaflet';
import { useCallback, useState } from 'react';
import { pin } from '@/components/kits/map/leaflet/create-map';
import { MapView } from '@/components/kits/map/leaflet/LeafletMap';
import { places } from '@/components/gallery/maps/map-markers';
import { counted } from '@/lib/text/format';

const towns = places.map(({ at }) => at);

/** What lies over the land is chosen in the corner of the map. */
export function Layers() {
  const [shown, setShown] = useState(2);
  const draw = useCallback((map: Map) => {
    const pins = places.map(({ at, name }) => marker(at, { icon: pin(name) }));
    const overlays = { Towns: layerGroup(pins), 'Night trains': polyline(towns, { className: 'map-line' }) };
    const count = () => setShown(Object.values(overlays).filter((layer) => map.hasLayer(layer)).length);
    for (const layer of Object.values(overlays)) layer.addTo(map);
    const chooser = control.layers({}, overlays, { collapsed: false }).addTo(map);
    // The list always stands open: the link that would open it leads nowhere.
    chooser.getContainer()?.querySelector('a')?.remove();
    map.on('overlayadd overlayremove', count);
    return () => {
      map.off('overlayadd overlayremove', count);
      chooser.remove();
      for (const layer of Object.values(overlays)) layer.remove();
    };
  }, []);
  return (
    <>
      <MapView label="Map with layers" draw={draw} />
      <output className="map-row">{counted(shown, 'layer')} shown</output>
    </>
  );
}
