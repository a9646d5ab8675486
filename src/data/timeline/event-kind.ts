export const timelineEventKinds = ['post', 'file', 'meeting', 'money'] as const;
export type TimelineEventKind = (typeof timelineEventKinds)[number];
