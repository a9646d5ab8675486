import { type ChartKind, type ChartNeed, choicesOf, fewestGroups, needsOf } from './chart-kind';
import { type ChartSource, fieldsOf } from './chart-source';

/** What a chart of a table shows; fields by their ids, '' for none. */
export interface ChartChoice {
  kind: ChartKind;
  /** Groups the rows. */
  by: string;
  /** Without it rows are counted. */
  value: string;
  total: 'sum' | 'mean';
  /** Divides each group. */
  split: string;
  /** The number on the other axis of a scatter chart. */
  second: string;
}

/** Columns of the field that makes the fewest groups; of time where no field has names. */
export function firstChoice(source: ChartSource): ChartChoice {
  const [names, days] = (['name', 'day'] as const).map((kind) => fieldsOf(source, kind));
  const by = fewestGroups(names ?? []) ?? days?.[0];
  return { kind: 'column', by: by?.id ?? '', value: '', total: 'sum', split: '', second: '' };
}

/** Keeps of a choice what its kind can show, and fills in what it needs. */
export function fitChoice(source: ChartSource, choice: ChartChoice): ChartChoice {
  const pick = (needs: readonly ChartNeed[], id: string, other = ''): string => {
    const need = needsOf(choice.kind).find((one) => needs.includes(one));
    if (!need) return '';
    const fields = choicesOf(source, need).filter((field) => field.id !== other);
    if (fields.some((field) => field.id === id)) return id;
    return need === 'value' || need === 'split'
      ? ''
      : ((need === 'second' || need === 'number' ? fields[0] : fewestGroups(fields))?.id ?? '');
  };
  const by = pick(['by', 'time', 'country'], choice.by);
  const value = pick(['value', 'number'], choice.value);
  return {
    ...choice,
    by,
    value,
    split: pick(['split', 'parts'], choice.split, by),
    second: pick(['second'], choice.second, value),
  };
}
