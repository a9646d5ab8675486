import type { ReportReason } from '@contract/moderation/report-reason';

export const reportReasons: readonly { value: ReportReason; label: string; text: string }[] = [
  { value: 'spam', label: 'Spam', text: 'Ads, repeated posts or a fake account' },
  { value: 'harassment', label: 'Harassment', text: 'Insults, threats or private information made public' },
  { value: 'hate', label: 'Hate', text: 'Attacks on people for who they are' },
  { value: 'violence', label: 'Violence', text: 'Calls for violence, praises or shows it without a warning' },
  { value: 'self-harm', label: 'Self-harm', text: 'Someone may be in danger' },
  { value: 'false', label: 'False information', text: 'Made up and harmful' },
  { value: 'other', label: 'Something else', text: 'Tell us more below' },
];

export const reportReasonLabel = (reason: ReportReason): string =>
  reportReasons.find(({ value }) => value === reason)?.label ?? reason;
