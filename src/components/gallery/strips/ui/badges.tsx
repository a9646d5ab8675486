import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export const cells = [
  ...cellsOfClasses(
    [
      ['Soft', 'tag tag-success'],
      ['Solid', 'tag tag-solid-success'],
      ['Outline', 'tag variant-success variant-edge variant-text'],
      ['Pill', 'tag tag-success rounded-pill'],
    ],
    (className) => <span className={className}>Open</span>,
  ),
  ...cellsOfClasses(
    [
      ['Count', 'count'],
      ['Quiet count', 'count count-quiet'],
    ],
    (className) => <span className={className}>4</span>,
  ),
];
