import type { Task } from '@/data/task/schema';
import { type ShownLabel, variantOfName } from './board-labels';

interface Props {
  task: Task;
  labels: readonly ShownLabel[];
}

export const LabelTags = ({ task, labels }: Props) =>
  task.labels.map((name) => (
    <span
      key={name}
      className={`tag tag-${labels.find((label) => label.name === name)?.variant ?? variantOfName(name)}`}
    >
      {name}
    </span>
  ));
