import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import IconRefresh from '~icons/tabler/refresh';

interface Props {
  /** Chart title, to tell the buttons of several charts apart. */
  title: string;
  /** Zoom factor; null resets the map. */
  onZoom: (times: number | null) => void;
}

export const MapZoom = ({ title, onZoom }: Props) => (
  <div className="chart-zoom" role="group" aria-label={`Zoom of ${title}`}>
    <button type="button" aria-label="Zoom in" onClick={() => onZoom(1.5)}>
      <IconPlus />
    </button>
    <button type="button" aria-label="Zoom out" onClick={() => onZoom(1 / 1.5)}>
      <IconMinus />
    </button>
    <button type="button" aria-label="Whole map" onClick={() => onZoom(null)}>
      <IconRefresh />
    </button>
  </div>
);
