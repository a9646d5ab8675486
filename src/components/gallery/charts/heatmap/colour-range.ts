import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const years = ['2021', '2022', '2023', '2024', '2025'];
/** Mean monthly temperature in °C. */
const cells = years.flatMap((_, year) =>
  months.map((_, month): [number, number, number] => [
    month,
    year,
    Math.round(
      (10 -
        12.5 * Math.cos(((month - 0.5) / 12) * 2 * Math.PI) +
        year * 0.4 +
        (((month * 5 + year * 7) % 7) - 3) * 0.6) *
        10,
    ) / 10,
  ]),
);

export const colourRange = defineChart({
  title: 'Colour range',
  description: 'Cold to warm: mean temperature of each month',
  height: 250,
  legend: false,
  control: sliderControl('Warm from', { min: 14, max: 26, start: 24, say: (degrees) => `${degrees}°` }),
  option: (theme, warm) => ({
    tooltip: {
      formatter: tooltip(
        ([month, year, degrees]) => `${months[Number(month)]} ${years[Number(year)]}: ${degrees}°`,
      ),
    },
    grid: { bottom: 52 },
    xAxis: { type: 'category', data: months, axisLine: { show: false } },
    yAxis: { type: 'category', data: years, axisLine: { show: false } },
    visualMap: {
      type: 'continuous',
      calculable: true,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 12,
      itemHeight: 200,
      min: -4,
      max: warm,
      formatter: (degrees) => `${String(degrees)}°`.replace('-', '−'),
      inRange: { color: [theme.c4, theme.c6, theme.hover, theme.c3, theme.c2] },
    },
    series: [{ type: 'heatmap', name: 'Temperature', data: cells }],
  }),
});
