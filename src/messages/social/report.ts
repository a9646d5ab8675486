import { socialMessages } from '@/messages/social';

/** What a report is about, next to members. */
type Subject = 'post' | 'message';

export const reportText = socialMessages('report', {
  titleOfMember: (name: string) => `Report ${name}`,
  titleOf: (kind: Subject, name: string) => `Report this ${kind} by ${name}`,
  leadOfMessage: 'Moderators see this message and up to two before and after.',
  lead: 'Moderators review it. The person you report won’t know it was you.',
  report: 'Report',
  whatIsWrong: 'What is wrong?',
  chooseAReason: 'Choose a reason.',
  anythingToAdd: 'Anything to add?',
  optional: 'Optional',
  spam: 'Spam',
  spamHint: 'Ads, repeated posts or a fake account',
  harassment: 'Harassment',
  harassmentHint: 'Insults, threats or private information made public',
  hate: 'Hate',
  hateHint: 'Attacks on people for who they are',
  violence: 'Violence',
  violenceHint: 'Calls for violence, praises or shows it without a warning',
  selfHarm: 'Self-harm',
  selfHarmHint: 'Someone may be in danger',
  falseInformation: 'False information',
  falseInformationHint: 'Made up and harmful',
  somethingElse: 'Something else',
  somethingElseHint: 'Tell us more below',
});
