import type { ChartSpec } from '@/components/kits/chart/chart-spec';

/** A chart of a page beside its own source. */
export interface ChartEntry {
  spec: ChartSpec;
  /** `import source from './basic.ts?raw'`. */
  code: string;
}
