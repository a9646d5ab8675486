import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const members = { Ines: 78, Amara: 91, Mei: 54 };

export const imageCentre = defineChart({
  title: 'Image in the centre',
  description: 'How complete a profile is',
  height: 240,
  legend: false,
  control: choiceControl('Member', ['Ines', 'Amara', 'Mei']),
  option: (theme, member) => ({
    graphic: [
      {
        type: 'image',
        id: 'face',
        left: 'center',
        top: 'middle',
        style: {
          image: `${import.meta.env.BASE_URL}art/faces/${member.toLowerCase()}.svg`,
          width: 120,
          height: 120,
        },
        clipPath: { type: 'circle', shape: { cx: 60, cy: 60, r: 58 } },
      },
    ],
    series: [
      {
        type: 'gauge',
        name: 'Complete',
        startAngle: 90,
        endAngle: -270,
        radius: '94%',
        pointer: { show: false },
        progress: { show: true, roundCap: true, width: 12, itemStyle: { color: theme.c2 } },
        axisLine: { roundCap: true, lineStyle: { width: 12, color: [[1, theme.hover]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { show: false },
        detail: {
          offsetCenter: [0, '64%'],
          color: theme.surface,
          backgroundColor: theme.ink,
          borderRadius: 12,
          width: 56,
          height: 24,
          padding: 0,
          fontFamily: theme.text,
          fontSize: 13,
          fontWeight: 700,
          formatter: '{value}%',
        },
        data: [{ name: member, value: members[member] }],
        title: { show: false },
      },
    ],
  }),
});
