import type { ChartSpec } from '@/components/kits/chart/chart-spec';

/** A chart with its own source. */
export interface ChartEntry {
  spec: ChartSpec;
  /** `import source from './basic.ts?code'`. */
  code: string;
}
