import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { type Project, ProjectStatus } from '@/data/project/schema';
import { projectCounts } from '@/data/project/counts';
import { formatShortDay } from '@/lib/dates/day';
import { commonText } from '@/messages/ui/common';
import { projectText } from '@/messages/workspace/project';
import { projectProgress } from './filter-projects';
import { statusNames } from './status-names';

const helper = createAppColumnHelper<Project>();

export const projectColumns = helper.columns([
  helper.accessor('title', { header: projectText.project, meta: { fixed: true } }),
  helper.accessor('status', {
    header: commonText.status,
    meta: { choices: ProjectStatus.options, text: ({ status }) => statusNames[status] },
    cell: ({ row, getValue }) => (
      <span className={`tag tag-${row.original.fileVariant}`}>{statusNames[getValue()]}</span>
    ),
  }),
  helper.accessor(projectProgress, {
    id: 'progress',
    header: commonText.done,
    meta: { numeric: true },
    cell: ({ getValue }) => `${getValue()}%`,
  }),
  helper.accessor((project) => projectCounts(project).total, {
    id: 'tasks',
    header: projectText.tasks,
    meta: { numeric: true },
  }),
  helper.accessor((project) => projectCounts(project).comments, {
    id: 'comments',
    header: projectText.comments,
    meta: { numeric: true },
  }),
  helper.accessor((project) => projectCounts(project).questions, {
    id: 'questions',
    header: projectText.questions,
    meta: { numeric: true },
  }),
  helper.accessor('startDate', {
    header: projectText.started,
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
  helper.accessor('dueDate', {
    header: projectText.due,
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
]);
