/** What a moment of the timeline is about. */
export const momentKinds = ['post', 'file', 'meeting', 'money'] as const;
export type MomentKind = (typeof momentKinds)[number];
