import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

/** Member, posts a week, followers. */
const members: [string, number, number][] = [
  ['ines', 14, 320],
  ['teo', 6, 140],
  ['amara', 22, 610],
  ['jonas', 9, 265],
  ['mei', 18, 430],
  ['omar', 4, 90],
  ['leila', 26, 520],
  ['rui', 12, 210],
];

export const imageMarkers = defineChart({
  title: 'Pictures as marks',
  description: 'Members by posts a week and followers',
  height: 280,
  legend: false,
  control: sliderControl('Size', { min: 24, max: 56, step: 4, start: 40, say: (pixels) => `${pixels} px` }),
  table: () => ({ columns: ['Member', 'Posts a week', 'Followers'], rows: members }),
  option: (_, size) => ({
    tooltip: {
      formatter: tooltip(
        ([posts, followers], { name }) => `@${name}\n${posts} posts a week\n${followers} followers`,
      ),
    },
    grid: { top: 24 },
    xAxis: { type: 'value', max: 30, axisLabel: { formatter: '{value} posts' }, splitLine: { show: false } },
    yAxis: { type: 'value', max: 800, interval: 200 },
    series: [
      {
        type: 'custom',
        name: 'Members',
        encode: { x: 0, y: 1 },
        data: members.map(([name, posts, followers]) => ({ name, value: [posts, followers] })),
        renderItem: (params, api) => {
          const [x = 0, y = 0] = api.coord([api.value(0), api.value(1)]);
          const [left, top, arch] = [x - size / 2, y - size / 2, size / 2];
          return {
            type: 'image',
            style: {
              image: `${import.meta.env.BASE_URL}art/faces/${members[params.dataIndex]?.[0]}.svg`,
              x: left,
              y: top,
              width: size,
              height: size,
            },
            // Portraits are clipped to an arch.
            clipPath: {
              type: 'rect',
              shape: { x: left, y: top, width: size, height: size, r: [arch, arch, 6, 6] },
            },
          };
        },
      },
    ],
  }),
});
