import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import IconRefresh from '~icons/tabler/refresh';

interface Props {
  /** Of the chart, to tell its buttons apart when read aloud. */
  title: string;
  /** Times as near as before; null for the whole map. */
  onZoom: (times: number | null) => void;
}

/** A drawing of a map zooms by buttons: the wheel belongs to the page. */
export const MapZoom = ({ title, onZoom }: Props) => (
  <div className="ch-zoom" role="group" aria-label={`Zoom of ${title}`}>
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
