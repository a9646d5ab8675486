import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { type Project, ProjectStatus } from '@/data/project/schema';
import { projectCounts } from '@/data/project/counts';
import { formatShortDay } from '@/lib/dates/day';
import { projectProgress } from './filter-projects';

const helper = createAppColumnHelper<Project>();

export const projectColumns = helper.columns([
  helper.accessor('title', { header: 'Project', meta: { fixed: true } }),
  helper.accessor('status', {
    header: 'Status',
    meta: { choices: ProjectStatus.options },
    cell: ({ row, getValue }) => <span className={`tag tag-${row.original.fileVariant}`}>{getValue()}</span>,
  }),
  helper.accessor(projectProgress, {
    id: 'progress',
    header: 'Done',
    meta: { numeric: true },
    cell: ({ getValue }) => `${getValue()}%`,
  }),
  helper.accessor((project) => projectCounts(project).total, {
    id: 'tasks',
    header: 'Tasks',
    meta: { numeric: true },
  }),
  helper.accessor((project) => projectCounts(project).comments, {
    id: 'comments',
    header: 'Comments',
    meta: { numeric: true },
  }),
  helper.accessor((project) => projectCounts(project).questions, {
    id: 'questions',
    header: 'Questions',
    meta: { numeric: true },
  }),
  helper.accessor('startDate', {
    header: 'Started',
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
  helper.accessor('dueDate', {
    header: 'Due',
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
]);
