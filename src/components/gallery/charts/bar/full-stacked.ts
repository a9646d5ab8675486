import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const questions = ['More benches', 'Longer market', 'No cars on Sunday', 'New lamps', 'A second fountain'];
const votes = {
  Yes: [412, 268, 531, 377, 142],
  'No view': [88, 190, 64, 120, 233],
  No: [61, 173, 204, 95, 318],
};
type Answer = keyof typeof votes;
const answers = Object.keys(votes) as Answer[];

/** Tenths of a percent, so that the segments of a bar sum to exactly 100. */
const share = (answer: Answer, at: number): number => {
  const all = answers.reduce((sum, one) => sum + (votes[one][at] ?? 0), 0);
  return Math.round(((votes[answer][at] ?? 0) / all) * 1000) / 10;
};

export const fullStacked = defineChart({
  title: 'Full stack',
  description: 'The spring vote, shares of 100%',
  control: choiceControl('Sort by', ['Yes', 'No view', 'No']),
  option: (theme, by) => {
    const order = questions.map((_, at) => at).toSorted((a, b) => share(by, a) - share(by, b));
    const colour = { Yes: theme.c1, 'No view': theme.c8, No: theme.c2 };
    return {
      tooltip: {
        trigger: 'axis',
        axisPointer: { type: 'shadow' },
        valueFormatter: (part) => `${String(part)}%`,
      },
      xAxis: { type: 'value', max: 100, interval: 25, axisLabel: { formatter: '{value}%' } },
      yAxis: { type: 'category', data: order.map((at) => questions[at] ?? ''), axisLine: { show: false } },
      series: answers.map((answer) => ({
        type: 'bar',
        name: answer,
        stack: 'vote',
        barMaxWidth: 22,
        data: order.map((at) => share(answer, at)),
        itemStyle: { color: colour[answer], borderColor: theme.surface, borderWidth: 1 },
        label: {
          show: answer !== 'No view',
          formatter: '{c}%',
          color: theme.surface,
          fontSize: 11,
          fontWeight: 600,
        },
      })),
    };
  },
});
