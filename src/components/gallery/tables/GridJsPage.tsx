import { type ComponentType, lazy, Suspense } from 'react';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ReorderColumns } from './grid/ReorderColumns';
import { Base } from './grid/Base';
import { ColumnFilters } from './grid/ColumnFilters';
import { CsvExport } from './grid/CsvExport';
import { Employees } from './grid/Employees';
import { Expandable } from './grid/Expandable';
import { StickyHeader } from './grid/StickyHeader';
import { HiddenColumns } from './grid/HiddenColumns';
import { ManyRows } from './grid/ManyRows';
import { MultiSort } from './grid/MultiSort';
import { Pages } from './grid/Pages';
import { Search } from './grid/Search';
import { Selectable } from './grid/Selectable';
import { States } from './grid/States';

// Reads the service, whose contract the other examples do without.
const ServerSide = lazy(() =>
  import('./grid/ServerSide').then(({ ServerSide }) => ({ default: ServerSide })),
);

const EditCells = lazy(() => import('./grid/EditCells').then(({ EditCells }) => ({ default: EditCells })));

const sources = import.meta.glob<string>('./grid/*.tsx', { query: '?code', import: 'default' });

const cards: readonly (readonly [
  title: string,
  description: string,
  file: string,
  Example: ComponentType,
])[] = [
  ['Employees', 'Every feature at once; the URL keeps the settings', 'Employees', Employees],
  ['Base', 'Rows and columns', 'Base', Base],
  ['Search', 'Every word, in any column', 'Search', Search],
  ['Sorting by several columns', 'Shift adds a key', 'MultiSort', MultiSort],
  ['Pages', 'With a choice of their size', 'Pages', Pages],
  ['Loading and other states', 'Loading, stale, empty and failed', 'States', States],
  ['Fixed head', 'Rows scroll between head and sums', 'StickyHeader', StickyHeader],
  ['Hidden columns', 'Toggle columns from a menu', 'HiddenColumns', HiddenColumns],
  ['Selection', 'With bulk actions', 'Selectable', Selectable],
  ['Expanding rows', 'More below each row', 'Expandable', Expandable],
  ['Resize, reorder, pin', 'Resize by mouse, touch or keys', 'ReorderColumns', ReorderColumns],
  ['Column filters', 'Contains, is, before, between', 'ColumnFilters', ColumnFilters],
  ['Cells', 'Arrow keys, Enter edits, Ctrl+C copies a range', 'EditCells', EditCells],
  ['Server side', 'Search, sort and pages on the server', 'ServerSide', ServerSide],
  ['100,000 rows', 'Only visible rows are rendered', 'ManyRows', ManyRows],
  ['CSV', 'Formulas are escaped', 'CsvExport', CsvExport],
];

export const GridJsPage = () => (
  <DemoPage lead="One table component; each card turns on one more feature.">
    {cards.map(([title, description, file, Example]) => (
      <DemoCard
        key={title}
        title={title}
        description={description}
        code={async () => (await sources[`./grid/${file}.tsx`]?.()) ?? ''}
        wide
      >
        <Suspense fallback={<Skeleton what={title} rows={10} />}>
          <Example />
        </Suspense>
      </DemoCard>
    ))}
  </DemoPage>
);
