import { memo } from 'react';
import { type Icon, iconRowSvg } from '@/data/icon/icon-set';
import { iconsText } from '@/messages/gallery/icons';

export interface IconLook {
  /** In pixels. */
  size: number;
  /** Stroke width, or null for the icon's own. */
  stroke: number | null;
  /** A CSS colour. */
  colour: string;
}

interface Props extends IconLook {
  /** Of the whole grid. */
  icons: readonly Icon[];
  index: number;
  /** Distance from the start of the grid, in pixels. */
  start: number;
  columns: number;
  /** The icon that Tab reaches; null in a row without it. */
  entry: number | null;
  onTake: (icon: Icon) => void;
  onReach: (at: number) => void;
}

/** Rows mount one after the other: one that arrives draws none of the others again. */
export const IconRow = memo(function IconRow({
  icons,
  index,
  start,
  columns,
  size,
  stroke,
  colour,
  entry,
  onTake,
  onReach,
}: Props) {
  const inRow = icons.slice(index * columns, (index + 1) * columns);
  // A CSS mask takes any colour, and an image never runs scripts. One for the row: to the browser each image is a
  // document, which costs more than its icons.
  const mask = `url("data:image/svg+xml,${encodeURIComponent(iconRowSvg(inRow, stroke))}")`;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className="icons-row position-absolute d-grid"
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
    >
      {inRow.map((icon, column) => {
        const at = index * columns + column;
        return (
          <div className="min-w-0 p-half" key={icon.name} role="gridcell" aria-colindex={column + 1}>
            <button
              className="row-2 justify-content-center flex-column w-100 h-100 p-1 rounded-control bg-none text-ink-2"
              type="button"
              data-at={at}
              tabIndex={at === entry ? 0 : -1}
              aria-label={iconsText.copyName(icon.name)}
              title={icon.name}
              onClick={() => onTake(icon)}
              onFocus={() => onReach(at)}
            >
              <i
                className="flex-none"
                style={{
                  inlineSize: size,
                  blockSize: size,
                  backgroundColor: colour,
                  maskImage: mask,
                  maskSize: `${inRow.length * size}px ${size}px`,
                  maskPosition: `${-column * size}px 0`,
                }}
              />
              <span className="w-100 text-truncate text-center fs-xs">{icon.name}</span>
            </button>
          </div>
        );
      })}
    </div>
  );
});
