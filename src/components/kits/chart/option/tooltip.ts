import type { TooltipComponentOption } from 'echarts/components';

type Params = Parameters<Exclude<NonNullable<TooltipComponentOption['formatter']>, string>>[0];

/** What is known of the mark below the pointer. */
interface TooltipItem {
  series: string;
  name: string;
  /** Share of the whole in percent, where there is a whole. */
  percent: number;
}

/** Writes a tooltip from the figures of one mark; a line break begins a new line. */
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
