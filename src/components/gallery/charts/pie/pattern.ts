import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

const waste: [string, number][] = [
  ['Paper', 34],
  ['Glass', 22],
  ['Kitchen', 28],
  ['Metal', 9],
  ['The rest', 17],
];

export const pattern = defineChart({
  title: 'Patterned',
  description: 'Contents of the bins, distinguished by patterns',
  height: 250,
  control: switchControl('In colour', true),
  option: (theme, colour) => {
    const ink = theme.surface;
    const decals = [
      { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 6], rotation: Math.PI / 4, color: ink },
      {
        symbol: 'circle',
        symbolSize: 0.7,
        dashArrayX: [
          [9, 9],
          [0, 9, 9, 0],
        ],
        dashArrayY: [7, 0],
        color: ink,
      },
      { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [3, 7], color: ink },
      { symbol: 'triangle', symbolSize: 0.8, dashArrayX: [10, 8], dashArrayY: [8, 6], color: ink },
      { symbol: 'none' },
    ];
    return {
      tooltip: {},
      aria: { decal: { show: true } },
      series: [
        {
          type: 'pie',
          name: 'Kilograms',
          radius: '86%',
          label: { show: false },
          data: waste.map(([name, value], at) => ({
            name,
            value,
            itemStyle: {
              decal: decals[at] ?? { symbol: 'none' },
              color: colour ? (theme.palette[at] ?? theme.c1) : theme.c8,
            },
          })),
        },
      ],
    };
  },
});
