import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import IconRefresh from '~icons/tabler/refresh';
import { chartText } from '@/messages/ui/chart';

interface Props {
  /** Chart title, to tell the buttons of several charts apart. */
  title: string;
  /** Zoom factor; null resets the map. */
  onZoom: (times: number | null) => void;
}

export const MapZoom = ({ title, onZoom }: Props) => (
  <div
    className="d-flex fit mb-1 bg-surface overflow-hidden box"
    role="group"
    aria-label={chartText.zoomOf(title)}
  >
    <button
      className="icon-button icon-button-sm touch ring-inside"
      type="button"
      aria-label={chartText.zoomIn}
      onClick={() => onZoom(1.5)}
    >
      <IconPlus />
    </button>
    <button
      className="icon-button icon-button-sm touch ring-inside"
      type="button"
      aria-label={chartText.zoomOut}
      onClick={() => onZoom(1 / 1.5)}
    >
      <IconMinus />
    </button>
    <button
      className="icon-button icon-button-sm touch ring-inside"
      type="button"
      aria-label={chartText.wholeMap}
      onClick={() => onZoom(null)}
    >
      <IconRefresh />
    </button>
  </div>
);
