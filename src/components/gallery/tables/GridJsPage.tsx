import { type ComponentType, lazy, Suspense } from 'react';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import '@/components/kits/table/table.scss';
import { ReorderColumns } from './grid/ReorderColumns';
import arrangeSource from './grid/ReorderColumns.tsx?raw';
import { Base } from './grid/Base';
import baseSource from './grid/Base.tsx?raw';
import { ColumnFilters } from './grid/ColumnFilters';
import columnFiltersSource from './grid/ColumnFilters.tsx?raw';
import { CsvExport } from './grid/CsvExport';
import csvExportSource from './grid/CsvExport.tsx?raw';
import { Employees } from './grid/Employees';
import employeesSource from './grid/Employees.tsx?raw';
import { Expandable } from './grid/Expandable';
import expandableSource from './grid/Expandable.tsx?raw';
import { StickyHeader } from './grid/StickyHeader';
import fixedHeadSource from './grid/StickyHeader.tsx?raw';
import { HiddenColumns } from './grid/HiddenColumns';
import hiddenColumnsSource from './grid/HiddenColumns.tsx?raw';
import { ManyRows } from './grid/ManyRows';
import manyRowsSource from './grid/ManyRows.tsx?raw';
import { MultiSort } from './grid/MultiSort';
import multiSortSource from './grid/MultiSort.tsx?raw';
import { Pages } from './grid/Pages';
import pagesSource from './grid/Pages.tsx?raw';
import { Search } from './grid/Search';
import searchSource from './grid/Search.tsx?raw';
import { Selectable } from './grid/Selectable';
import selectableSource from './grid/Selectable.tsx?raw';
import serviceSideSource from './grid/ServerSide.tsx?raw';
import { States } from './grid/States';
import statesSource from './grid/States.tsx?raw';

// Reads the service, whose contract the other examples do without.
const ServerSide = lazy(() =>
  import('./grid/ServerSide').then(({ ServerSide }) => ({ default: ServerSide })),
);

const cards: readonly (readonly [
  title: string,
  description: string,
  code: string,
  Example: ComponentType,
])[] = [
  ['Employees', 'Every feature at once; the URL keeps the settings', employeesSource, Employees],
  ['Base', 'Rows and columns', baseSource, Base],
  ['Search', 'Every word, in any column', searchSource, Search],
  ['Sorting by several columns', 'Shift adds a key', multiSortSource, MultiSort],
  ['Pages', 'With a choice of their size', pagesSource, Pages],
  ['Loading and other states', 'Loading, stale, empty and failed', statesSource, States],
  ['Fixed head', 'Rows scroll between head and sums', fixedHeadSource, StickyHeader],
  ['Hidden columns', 'Toggle columns from a menu', hiddenColumnsSource, HiddenColumns],
  ['Selection', 'With bulk actions', selectableSource, Selectable],
  ['Expanding rows', 'More below each row', expandableSource, Expandable],
  ['Resize, reorder, pin', 'Resize by mouse, touch or keys', arrangeSource, ReorderColumns],
  ['Column filters', 'By value, day and number', columnFiltersSource, ColumnFilters],
  ['Server side', 'Search, sort and pages on the server', serviceSideSource, ServerSide],
  ['100,000 rows', 'Only visible rows are rendered', manyRowsSource, ManyRows],
  ['CSV', 'Formulas are escaped', csvExportSource, CsvExport],
];

export const GridJsPage = () => (
  <DemoPage lead="One table component; each card turns on one more feature.">
    {cards.map(([title, description, code, Example]) => (
      <DemoCard key={title} title={title} description={description} code={code} wide>
        <Suspense fallback={<Skeleton what={title} rows={10} />}>
          <Example />
        </Suspense>
      </DemoCard>
    ))}
  </DemoPage>
);
