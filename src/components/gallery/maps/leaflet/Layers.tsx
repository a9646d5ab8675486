import { control, layerGroup, type Map, marker, polyline } from 'leaflet';
import { useCallback, useState } from 'react';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { mapMarkers } from '@/components/gallery/maps/map-markers';
import { pluralize } from '@/lib/text/format';

const towns = mapMarkers.map(({ at }) => at);

export function Layers() {
  const [shown, setShown] = useState(2);
  const draw = useCallback((map: Map) => {
    const pins = mapMarkers.map(({ at, name }) => marker(at, { icon: pinIcon(name) }));
    const overlays = { Towns: layerGroup(pins), 'Night trains': polyline(towns, { className: 'map-line' }) };
    const count = () => setShown(Object.values(overlays).filter((layer) => map.hasLayer(layer)).length);
    for (const layer of Object.values(overlays)) layer.addTo(map);
    const chooser = control.layers({}, overlays, { collapsed: false }).addTo(map);
    // The control is always open, so its toggle link has no use.
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
      <LeafletMap label="Map with layers" draw={draw} />
      <output className="row-2 flex-wrap mt-3 text-ink-2">{pluralize(shown, 'layer')} shown</output>
    </>
  );
}
