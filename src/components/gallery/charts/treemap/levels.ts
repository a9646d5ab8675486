import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const budget = {
  Green: { Trees: 82, Lawn: 34, Beds: 27, Water: 41 },
  Built: { Paving: 120, Benches: 38, Lamps: 64, Stage: 52 },
  Alive: { Market: 71, Music: 58, Children: 36, Books: 22 },
};
type Group = keyof typeof budget;

export const levels = defineChart({
  title: 'Levels',
  description: 'Budget in thousands; open a group, return by the path',
  height: 280,
  legend: false,
  control: choiceControl('Open', ['Everything', 'Green', 'Built', 'Alive']),
  actions: (group) => [
    { type: 'treemapRootToNode', seriesIndex: 0, targetNodeId: group === 'Everything' ? 'Budget' : group },
  ],
  option: (theme) => {
    const groups = Object.entries(budget) as [Group, Record<string, number>][];
    const colours = [theme.c1, theme.c4, theme.c5];
    return {
      tooltip: { valueFormatter: (sum) => `$${String(sum)}k` },
      series: [
        {
          type: 'treemap',
          name: 'Budget',
          nodeClick: 'zoomToNode',
          leafDepth: 2,
          bottom: 34,
          breadcrumb: {
            show: true,
            height: 24,
            bottom: 0,
            itemStyle: {
              color: theme.hover,
              borderColor: theme.surface,
              borderWidth: 2,
              textStyle: { color: theme.ink2, fontWeight: 600 },
            },
            emphasis: { itemStyle: { color: theme.press, textStyle: { color: theme.ink } } },
          },
          label: { color: theme.surface, fontSize: 13, fontWeight: 600 },
          upperLabel: { show: true, height: 24, color: theme.ink, fontWeight: 700 },
          levels: [
            {
              itemStyle: { gapWidth: 6, borderColor: theme.surface, borderWidth: 0 },
              upperLabel: { show: false },
            },
            { itemStyle: { gapWidth: 3, borderColor: theme.hover, borderWidth: 4, borderRadius: 10 } },
            { itemStyle: { borderRadius: 6 }, colorSaturation: [0.4, 0.6] },
          ],
          data: groups.map(([name, parts], at) => ({
            id: name,
            name,
            itemStyle: { color: colours[at] ?? theme.c1 },
            children: Object.entries(parts).map(([part, value]) => ({
              name: part,
              value,
              itemStyle: { color: colours[at] ?? theme.c1 },
            })),
          })),
        },
      ],
    };
  },
});
