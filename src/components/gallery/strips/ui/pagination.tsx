import { type ComponentProps, useState } from 'react';
import { Pager } from '@/components/gallery/ui/pagination/Pager';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/parts/parts.scss';

interface Props extends Pick<ComponentProps<typeof Pager>, 'className'> {
  page: number;
}

/** Landmarks of one page need names of their own. */
function TwoPages({ className = '', page: first }: Props) {
  const [page, setPage] = useState(first);
  return (
    <Pager
      label={`Pages, from ${first} ${className}`.trim()}
      className={className}
      previous="‹"
      next="›"
      page={page}
      pages={2}
      onPage={setPage}
    />
  );
}

export const cells = cellsOf(
  TwoPages,
  { page: 1 },
  {
    page: [2],
    className: [
      'pagination-sm',
      'pagination-lg',
      'pagination-v pagination-boxed variant-info',
      'pagination-v pagination-soft variant-purple',
    ],
  },
);
