import { useRenderTurn } from '@/components/ui/hooks/use-render-turn';
import { chartText } from '@/messages/ui/chart';
import { ChartDrawing, type ChartDrawingProps } from './ChartDrawing';
import { useChartFonts } from './use-chart-fonts';
import { useChartParts } from './use-chart-parts';
import './chart.scss';

interface Props extends Omit<ChartDrawingProps, 'onDrawn' | 'height'> {
  /** In pixels. */
  height?: number;
  loading?: boolean;
  /** Those of `loadChartParts` that the drawing needs. */
  parts?: Promise<unknown> | undefined;
}

/** A chart that waits for its fonts, its parts and its turn on the page. */
export function Chart({ height = 220, loading = false, parts, ...drawing }: Props) {
  const fontsReady = useChartFonts();
  const partsReady = useChartParts(parts);
  const { turn, onDrawn } = useRenderTurn(fontsReady && partsReady && !loading);
  return loading || !turn ? (
    <ChartSkeleton height={height} label={drawing.label} />
  ) : (
    <ChartDrawing height={height} onDrawn={onDrawn} {...drawing} />
  );
}

const HEIGHTS = ['38%', '56%', '46%', '72%', '84%', '62%', '90%', '78%'];

const ChartSkeleton = ({ height, label }: { height: number; label: string }) => (
  <div
    className="chart chart-skeleton d-flex align-items-end justify-content-around gap-3"
    style={{ height }}
    role="status"
    aria-busy="true"
    aria-label={chartText.loading(label)}
  >
    {HEIGHTS.map((share) => (
      <i key={share} className="skeleton-line flex-1" style={{ height: share }} />
    ))}
  </div>
);
