import { workspaceMessages } from '@/messages/workspace';
import { plural } from '@/messages/words';

export const uploadText = workspaceMessages('upload', {
  waiting: (sent: string, total: string) => `${sent} of ${total}, waiting for the connection`,
  notUploaded: 'Not uploaded',
  uploadingFiles: (count: number) => `Uploading ${plural(count, { one: '# file', other: '# files' })}`,
  uploadsFinished: 'Uploads finished',
  uploads: 'Uploads',
  stop: (title: string) => `Stop ${title}`,
  sampleFiles: 'Sample files',
  stopped: 'Stopped',
  notEnoughStorage: 'Not enough storage in this browser.',
  uploaded: (title: string) => `${title} uploaded`,
  filesUploaded: (count: number) => `${plural(count, { one: '# file', other: '# files' })} uploaded`,
  tooLargeForBrowser: (size: string, free: string) => `${size}, but only ${free} are free.`,
  tooLarge: (limit: string) => `Files have at most ${limit}.`,
});
