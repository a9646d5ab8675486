import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { type Project, ProjectStatus } from '@/data/project/collection';
import { shortDay } from '@/lib/dates/day';
import { progressOf } from './filter-projects';

const helper = createAppColumnHelper<Project>();

/** The columns of the projects as a table. */
export const projectColumns = helper.columns([
  helper.accessor('title', { header: 'Project', meta: { fixed: true } }),
  helper.accessor('status', {
    header: 'Status',
    meta: { choices: ProjectStatus.options },
    cell: ({ row, getValue }) => <span className={`tag tag-${row.original.fileVariant}`}>{getValue()}</span>,
  }),
  helper.accessor(progressOf, {
    id: 'progress',
    header: 'Done',
    meta: { figures: true },
    cell: ({ getValue }) => `${getValue()}%`,
  }),
  helper.accessor('tasksTotal', { header: 'Tasks', meta: { figures: true } }),
  helper.accessor('comments', { header: 'Comments', meta: { figures: true } }),
  helper.accessor('questions', { header: 'Questions', meta: { figures: true } }),
  helper.accessor('startDate', {
    header: 'Started',
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortDay(getValue())}</time>,
  }),
  helper.accessor('dueDate', {
    header: 'Due',
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortDay(getValue())}</time>,
  }),
]);
