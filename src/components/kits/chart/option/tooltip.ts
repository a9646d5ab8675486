import type { TooltipComponentOption } from 'echarts/components';

type Params = Parameters<Exclude<NonNullable<TooltipComponentOption['formatter']>, string>>[0];

/** Data of the mark under the pointer. */
interface TooltipItem {
  series: string;
  name: string;
  /** Share of the whole, in percent. */
  percent: number;
}

/** Builds a text tooltip; line breaks start new lines. */
export const tooltip =
  (write: (figures: readonly (string | number)[], mark: TooltipItem) => string) =>
  (params: Params): string => {
    const one = Array.isArray(params) ? params[0] : params;
    const value: unknown = one?.value;
    const figures = (Array.isArray(value) ? value : [value]) as readonly (string | number)[];
    const percent: unknown = one?.percent;
    return write(figures, {
      series: one?.seriesName ?? '',
      name: one?.name ?? '',
      percent: typeof percent === 'number' ? percent : 0,
    });
  };
