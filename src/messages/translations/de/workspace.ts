import { attachment } from './workspace/attachment';
import { calendar } from './workspace/calendar';
import { calendarPage } from './workspace/calendar-page';
import { chat } from './workspace/chat';
import { contact } from './workspace/contact';
import { email } from './workspace/email';
import { event } from './workspace/event';
import { file } from './workspace/file';
import { folder } from './workspace/folder';
import { invoice } from './workspace/invoice';
import { invoiceRecord } from './workspace/invoice-record';
import { kanban } from './workspace/kanban';
import { note } from './workspace/note';
import { project } from './workspace/project';
import { projectIcon } from './workspace/project-icon';
import { sampleChat } from './workspace/sample-chat';
import { space } from './workspace/space';
import { spaceField } from './workspace/space-field';
import { spaceHistory } from './workspace/space-history';
import { spaceMenu } from './workspace/space-menu';
import { task } from './workspace/task';
import { taskDetails } from './workspace/task-details';
import { upload } from './workspace/upload';
import { user } from './workspace/user';
import { wallet } from './workspace/wallet';

export const messages = {
  attachment,
  calendar,
  'calendar-page': calendarPage,
  chat,
  contact,
  email,
  event,
  file,
  folder,
  invoice,
  'invoice-record': invoiceRecord,
  kanban,
  note,
  project,
  'project-icon': projectIcon,
  'sample-chat': sampleChat,
  space,
  'space-field': spaceField,
  'space-history': spaceHistory,
  'space-menu': spaceMenu,
  task,
  'task-details': taskDetails,
  upload,
  user,
  wallet,
};
