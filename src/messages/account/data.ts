import type { ReactNode } from 'react';
import { accountMessages } from '@/messages/account';
import { phrase } from '@/messages/words';

export const dataText = accountMessages('data', {
  preparing: (done: number, count: number) => `Preparing file ${done} of ${count}`,
  waitingForItsTurn: 'Waiting for its turn',
  exportProgress: 'Export progress',
  exportFailed: 'The export failed. Nothing is lost: start another one.',
  ready: (size: string, date: ReactNode) => phrase`Ready, ${size}. Deleted on ${date}.`,
  exportNotStarted: 'The export was not started',
  exportNotDeleted: 'The export was not deleted',
  exportAgain: 'Export again',
  exportMyData: 'Export my data',
  cancelExport: 'Cancel export',
  deleteExport: 'Delete export',
  export: 'Export',
  exportHint: 'A zip file with your posts, pictures, lists and settings, as JSON and CSV.',
  exportLoadFailed: 'The export did not load',
  yourExport: 'your export',
  deleteAccountTitle: 'Delete your account?',
  deleteAccountText:
    'You will be signed out on every device. Unsent work is deleted. Sign in within 14 days to keep your account.',
  deleteAccountUnsent: (unsent: string) =>
    `You will be signed out on every device. Unsent work is deleted; here: ${unsent}. Sign in within 14 days to keep your account.`,
  typeToConfirm: (handle: ReactNode) => phrase`Type ${handle} to confirm`,
  accountNotChanged: 'Your account was not changed',
  deleteAccount: 'Delete account',
  deleteAccountHint: 'Your profile and posts are hidden at once and removed after 14 days.',
  lead: 'Take a copy of everything Plaza stores about you',
});
