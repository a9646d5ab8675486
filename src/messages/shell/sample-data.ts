import type { ReactNode } from 'react';
import { shellMessages } from '@/messages/shell';
import { phrase } from '@/messages/words';

export const sampleDataText = shellMessages('sample-data', {
  askReset: 'Reset the sample data?',
  askResetText:
    'All samples return to their original state, from chats to the wallet. What you added or changed is deleted and can’t be restored.',
  resetSampleData: 'Reset sample data',
  storageBlocked: 'This browser blocks storage: changes last until you close the tab.',
  sampleData: 'Sample data',
  sampleDataLead: 'Chats, files, invoices and tasks are samples. Changes stay in this browser.',
  testConsole: 'test console',
  pageHasSampleData: 'This page has sample data. Your changes stay in this browser.',
  testFailures: (testConsole: ReactNode) => phrase`Test failures and delays in the ${testConsole}.`,
  wasReset: 'Sample data reset',
  notReset: 'Not reset',
});
