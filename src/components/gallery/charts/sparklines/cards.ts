import { area } from './area';
import areaSource from './area.ts?code';
import { bar } from './bar';
import barSource from './bar.ts?code';
import { inTable } from './in-table';
import cellsSource from './in-table.ts?code';
import { line } from './line';
import lineSource from './line.ts?code';
import { pie } from './pie';
import pieSource from './pie.ts?code';
import type { SparkSpec } from './spark';

export const cards: readonly { spec: SparkSpec; code: string }[] = [
  { spec: line, code: lineSource },
  { spec: bar, code: barSource },
  { spec: area, code: areaSource },
  { spec: pie, code: pieSource },
  { spec: inTable, code: cellsSource },
];
