import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const days = Array.from({ length: 31 }, (_, at) => `${at + 1} Aug`);
const ices = days.map((_, at) => Math.round(320 + 140 * Math.sin(at / 3.1) + ((at * 37) % 60)));
const spans = { Nothing: null, 'Heat wave': [3, 9], 'Rainy days': [12, 18] } as const;

export const brush = defineChart({
  title: 'Brush',
  description: 'Ices sold each day of August',
  legend: false,
  control: choiceControl('Select', ['Heat wave', 'Rainy days', 'Nothing']),
  actions: (name) => {
    const span = spans[name];
    return [
      { type: 'takeGlobalCursor', key: 'brush', brushOption: { brushType: 'lineX', brushMode: 'single' } },
      { type: 'brush', areas: span ? [{ brushType: 'lineX', xAxisIndex: 0, coordRange: [...span] }] : [] },
    ];
  },
  brushCaption: (from, to) => {
    const chosen = ices.slice(Math.max(0, from), to + 1);
    const sum = chosen.reduce((all, count) => all + count, 0);
    return `${days[Math.max(0, from)]} to ${days[to]}: ${sum} ices, ${Math.round(sum / chosen.length)} a day`;
  },
  option: (theme) => ({
    tooltip: { trigger: 'axis' },
    // The page has its own buttons; hide the ones echarts would draw.
    toolbox: { show: false },
    brush: {
      xAxisIndex: 0,
      brushStyle: { color: theme.spark, opacity: 0.22, borderColor: theme.c3, borderWidth: 1 },
      outOfBrush: { colorAlpha: 0.4 },
    },
    xAxis: { type: 'category', data: days },
    yAxis: { type: 'value', scale: true },
    series: [
      {
        type: 'line',
        name: 'Ices',
        symbolSize: 7,
        showAllSymbol: true,
        data: ices,
        itemStyle: { color: theme.c7 },
      },
    ],
  }),
});
