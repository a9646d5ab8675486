import { mixColours } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

const steps: [string, number][] = [
  ['Looked at stalls', 5200],
  ['Asked for a price', 2860],
  ['Reserved', 1690],
  ['Paid', 1430],
];
const first = steps[0]?.[1] ?? 1;

export const conversion = defineChart({
  title: 'Conversion',
  description: 'Stall applications: how many continue at each step',
  height: 280,
  legend: false,
  control: choiceControl('Percent of', ['The step before', 'The first step']),
  table: () => ({
    columns: ['Step', 'People', 'Of the step before, %', 'Of the first, %'],
    rows: steps.map(([name, people], at) => [
      name,
      people,
      Math.round((people / (steps[at - 1]?.[1] ?? people)) * 100),
      Math.round((people / first) * 100),
    ]),
  }),
  option: (theme, base) => {
    const rest = theme.narrow ? '56%' : '44%';
    return {
      tooltip: { formatter: tooltip(([people], { name }) => `${name}: ${people}`) },
      series: [
        {
          type: 'funnel',
          name: 'People',
          sort: 'none',
          left: theme.rtl ? rest : 8,
          right: theme.rtl ? 8 : rest,
          top: 6,
          bottom: 6,
          gap: 10,
          minSize: '20%',
          label: {
            position: theme.end,
            formatter: ({ dataIndex, name, value }) => {
              const of = base === 'The first step' ? first : (steps[dataIndex - 1]?.[1] ?? first);
              const share = Math.round((Number(value) / of) * 100);
              return `{share|${share}%}  {name|${name}}\n{count|${String(value)} people}`;
            },
            rich: {
              share: { color: theme.ink, fontFamily: theme.display, fontWeight: 700, fontSize: 17 },
              name: { color: theme.ink2, fontWeight: 600, fontSize: 12 },
              count: { color: theme.ink3, fontSize: 12, lineHeight: 18 },
            },
          },
          labelLine: { show: true, length: 12, lineStyle: { color: theme.lineStrong } },
          itemStyle: { borderWidth: 0, borderRadius: 8, color: theme.c1 },
          data: steps.map(([name, value], at) => ({
            name,
            value,
            itemStyle: { color: mixColours(theme.c1, theme.surface, at * 0.17) },
          })),
        },
      ],
    };
  },
});
