import { Control, DomEvent, DomUtil, type Map } from 'leaflet';
import { mapText } from '@/messages/ui/map';

/** Zoom control with buttons instead of Leaflet's links; disabled at the limits. */
export class ZoomControl extends Control {
  private unwatch = (): void => undefined;

  override onAdd(map: Map): HTMLElement {
    const bar = DomUtil.create('div', 'leaflet-bar map-zoom overflow-hidden bg-surface');
    DomEvent.disableClickPropagation(bar);
    const add = (name: string, sign: string, press: () => void): HTMLButtonElement => {
      const button = DomUtil.create('button', 'd-block min-h-sm px-2 plain hoverable fs-xl', bar);
      button.type = 'button';
      button.textContent = sign;
      button.setAttribute('aria-label', name);
      button.addEventListener('click', press);
      return button;
    };
    const closer = add(mapText.zoomIn, '+', () => void map.zoomIn());
    const wider = add(mapText.zoomOut, '−', () => void map.zoomOut());
    const rest = (): void => {
      closer.setAttribute('aria-disabled', String(map.getZoom() >= map.getMaxZoom()));
      wider.setAttribute('aria-disabled', String(map.getZoom() <= map.getMinZoom()));
    };
    rest();
    map.on('zoomend', rest);
    this.unwatch = () => void map.off('zoomend', rest);
    return bar;
  }

  override onRemove(): void {
    this.unwatch();
  }
}
