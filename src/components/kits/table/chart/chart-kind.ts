import { type ChartField, type ChartSource, fieldsOf } from './chart-source';

/**
 * What a kind of chart needs: groups (`by`), of time only (`time`), a number or the count of rows (`value`), a number
 * (`number`), a second one (`second`), parts of each group (`split`, or `parts` where it cannot do without), two days
 * (`span`), countries (`country`).
 */
export type ChartNeed =
  | 'by'
  | 'time'
  | 'value'
  | 'number'
  | 'second'
  | 'split'
  | 'parts'
  | 'span'
  | 'country';

export const chartNeeds = {
  column: ['by', 'value', 'split'],
  bar: ['by', 'value', 'split'],
  line: ['by', 'value', 'split'],
  area: ['by', 'value', 'split'],
  mixed: ['by', 'number'],
  pie: ['by', 'value'],
  polar: ['by', 'value'],
  radialBar: ['by', 'value'],
  radar: ['by', 'value', 'split'],
  funnel: ['by', 'value'],
  treemap: ['by', 'value', 'split'],
  heatmap: ['by', 'value', 'parts'],
  slope: ['time', 'value', 'parts'],
  boxplot: ['by', 'number'],
  candlestick: ['time', 'number'],
  scatter: ['number', 'second'],
  bubble: ['by', 'number', 'second'],
  timeline: ['span'],
  map: ['country', 'value'],
} as const satisfies Record<string, readonly ChartNeed[]>;
export type ChartKind = keyof typeof chartNeeds;

export const needsOf = (kind: ChartKind): readonly ChartNeed[] => chartNeeds[kind];

/** Fields that a need chooses from. */
export function choicesOf(source: ChartSource, need: ChartNeed): readonly ChartField[] {
  if (need === 'value' || need === 'number' || need === 'second') return fieldsOf(source, 'number');
  if (need === 'time' || need === 'span') return fieldsOf(source, 'day');
  if (need === 'country') return fieldsOf(source, 'name').filter(({ countries }) => countries);
  const names = fieldsOf(source, 'name');
  return need === 'by' ? [...names, ...fieldsOf(source, 'day')] : names;
}

const LEAST: Partial<Record<ChartNeed, number>> = { value: 0, split: 0, second: 2, span: 2 };

/** Kinds that the columns of a table allow. */
export const kindsOf = (source: ChartSource): readonly ChartKind[] =>
  (Object.keys(chartNeeds) as ChartKind[]).filter((kind) => {
    const needs = needsOf(kind);
    // Parts come from another field than the groups.
    const least = (need: ChartNeed) => (need === 'by' && needs.includes('parts') ? 2 : (LEAST[need] ?? 1));
    return needs.every((need) => choicesOf(source, need).length >= least(need));
  });

/** The field that makes the fewest groups, but more than one; the first one otherwise. */
export function fewestGroups(fields: readonly ChartField[]): ChartField | undefined {
  const sizes = fields.map((field) => ({ field, size: new Set(field.values).size }));
  return (
    sizes.filter(({ size }) => size > 1).toSorted((one, other) => one.size - other.size)[0]?.field ??
    fields[0]
  );
}
