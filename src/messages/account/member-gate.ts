import { accountMessages } from '@/messages/account';

export const memberGateText = accountMessages('member-gate', {
  accountToBeDeleted: 'Account to be deleted',
  yourAccountWillBeDeleted: 'Your account will be deleted',
  removedOn: (date: string) =>
    `Everything is removed for good on ${date}. Until then it is hidden, and you can keep it.`,
  removedSoon: 'Everything is removed for good soon. Until then it is hidden, and you can keep it.',
  notKept: 'Your account is still to be deleted',
  welcomeBack: 'Welcome back. Your account stays.',
  keepMyAccount: 'Keep my account',
  signOut: 'Sign out',
  endsOn: (dateTime: string) => `It ends on ${dateTime}.`,
  noEnd: 'It has no end date.',
  suspended: (end: string) =>
    `Moderators suspended it. ${end} Your posts are hidden, and you can’t read or post.`,
  suspendedFor: (reason: string, end: string) =>
    `Moderators suspended it for ${reason}. ${end} Your posts are hidden, and you can’t read or post.`,
  spam: 'spam',
  harassment: 'harassment',
  hate: 'hate speech',
  violence: 'violence',
  selfHarm: 'self-harm',
  falseInformation: 'false information',
  breachOfRules: 'a breach of the rules',
  accountSuspended: 'Account suspended',
  yourAccountIsSuspended: 'Your account is suspended',
  support: 'Support',
});
