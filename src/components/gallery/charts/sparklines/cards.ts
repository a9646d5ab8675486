import { area } from './area';
import areaSource from './area.ts?raw';
import { bar } from './bar';
import barSource from './bar.ts?raw';
import { inTable } from './in-table';
import cellsSource from './in-table.ts?raw';
import { line } from './line';
import lineSource from './line.ts?raw';
import { pie } from './pie';
import pieSource from './pie.ts?raw';
import type { SparkSpec } from './spark';

export const cards: readonly { spec: SparkSpec; code: string }[] = [
  { spec: line, code: lineSource },
  { spec: bar, code: barSource },
  { spec: area, code: areaSource },
  { spec: pie, code: pieSource },
  { spec: inTable, code: cellsSource },
];
