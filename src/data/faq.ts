export interface FaqQuestion {
  /** Anchor: #q-<key>. */
  key: string;
  question: string;
  answer: string;
}
export interface FaqGroup {
  title: string;
  questions: readonly FaqQuestion[];
}

export const faqGroups: readonly FaqGroup[] = [
  {
    title: 'Getting started',
    questions: [
      {
        key: 'account',
        question: 'What do I need to open an account?',
        answer:
          'An email address and a password of ten characters or more. We send one email to confirm the address.',
      },
      {
        key: 'handle',
        question: 'Can I change my handle later?',
        answer: 'No. Name, picture and bio can change; links and mentions use the handle.',
      },
      {
        key: 'devices',
        question: 'Does it work on my phone?',
        answer: 'Yes. Every page works on screens from 320 pixels wide.',
      },
    ],
  },
  {
    title: 'Reading and writing',
    questions: [
      {
        key: 'order',
        question: 'How is the feed ordered?',
        answer: 'Following shows the newest posts first. For you ranks by activity, age and who you follow.',
      },
      {
        key: 'moves',
        question: 'Why don’t new posts appear automatically?',
        answer: 'So the page doesn’t move while you read. Press the new posts button, or the full stop key.',
      },
      {
        key: 'edit',
        question: 'What happens when I delete a post?',
        answer: 'It disappears from every feed. You can undo that for ten minutes.',
      },
      {
        key: 'offline',
        question: 'I lost my connection while writing. Is my text lost?',
        answer: 'No. Drafts are saved on your device as you type.',
      },
    ],
  },
  {
    title: 'Privacy and safety',
    questions: [
      {
        key: 'followers',
        question: 'Who sees posts for followers?',
        answer: 'Only your current followers. These posts can’t be reposted or quoted.',
      },
      {
        key: 'data',
        question: 'What data do you store about me?',
        answer: 'Your profile, posts, follows and likes. We don’t sell data or show ads.',
      },
      {
        key: 'signout',
        question: 'What stays on a borrowed computer after I sign out?',
        answer: 'None of your data. Drafts, caches and the session are deleted.',
      },
    ],
  },
  {
    title: 'Plans and payment',
    questions: [
      {
        key: 'free',
        question: 'Is there a free plan?',
        answer: 'Yes, everything is free. The paid plans are samples.',
      },
      {
        key: 'cancel',
        question: 'How do I cancel?',
        answer: 'The paid plans are samples. Plaza charges nothing, so there is nothing to cancel.',
      },
      {
        key: 'invoice',
        question: 'Do I get an invoice?',
        answer: 'No. The paid plans are samples, and nothing is charged.',
      },
    ],
  },
];
