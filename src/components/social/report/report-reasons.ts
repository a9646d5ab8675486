import type { ReportReason } from '@contract/report-reason';

/** Every reason to report something, in the words people choose from. */
export const reportReasons: readonly { value: ReportReason; label: string; text: string }[] = [
  { value: 'spam', label: 'Spam', text: 'Advertising, the same thing over and over, a fake account' },
  { value: 'harassment', label: 'Harassment', text: 'Insults, threats, or private things made public' },
  { value: 'hate', label: 'Hate', text: 'Against people for who they are' },
  { value: 'violence', label: 'Violence', text: 'Calls for it, glorifies it, or shows it without a warning' },
  { value: 'self-harm', label: 'Self-harm', text: 'Somebody may be in danger' },
  { value: 'false', label: 'False', text: 'Made up, and harmful to those who believe it' },
  { value: 'other', label: 'Something else', text: 'Say it in your own words below' },
];

export const reportReasonLabel = (reason: ReportReason): string =>
  reportReasons.find(({ value }) => value === reason)?.label ?? reason;
