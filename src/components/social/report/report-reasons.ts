import type { ReportReason } from '@contract/moderation/report-reason';
import { reportText } from '@/messages/social/report';

export const reportReasons: readonly { value: ReportReason; label: string; text: string }[] = [
  { value: 'spam', label: reportText.spam, text: reportText.spamHint },
  { value: 'harassment', label: reportText.harassment, text: reportText.harassmentHint },
  { value: 'hate', label: reportText.hate, text: reportText.hateHint },
  { value: 'violence', label: reportText.violence, text: reportText.violenceHint },
  { value: 'self-harm', label: reportText.selfHarm, text: reportText.selfHarmHint },
  { value: 'false', label: reportText.falseInformation, text: reportText.falseInformationHint },
  { value: 'other', label: reportText.somethingElse, text: reportText.somethingElseHint },
];

export const reportReasonLabel = (reason: ReportReason): string =>
  reportReasons.find(({ value }) => value === reason)?.label ?? reason;
