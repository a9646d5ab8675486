import { type ComponentProps, useState } from 'react';
import { Pager } from '@/components/gallery/ui/pagination/Pager';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/parts/parts.scss';

function TwoPages(props: Omit<ComponentProps<typeof Pager>, 'onPage' | 'pages'>) {
  const [page, setPage] = useState(props.page);
  return <Pager {...props} previous="‹" next="›" page={page} pages={2} onPage={setPage} />;
}

export const cells = cellsOf(
  TwoPages,
  { label: 'Pages', page: 1 },
  {
    page: [2],
    className: [
      'pagination-sm',
      'pagination-lg',
      'pagination-v pagination-boxed',
      'pagination-v pagination-soft',
    ],
  },
);
