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
          'An email address and a password of ten characters or more. We send one mail to make sure the address is yours; nothing else is asked.',
      },
      {
        key: 'handle',
        question: 'Can I change my handle later?',
        answer:
          'Your name, picture and bio change as often as you like. The handle stays, because other people have it in their links and mentions.',
      },
      {
        key: 'devices',
        question: 'Does it work on my phone?',
        answer:
          'Yes. Every page works from 320 pixels of width, by touch, by keyboard and with a screen reader. There is nothing to install.',
      },
    ],
  },
  {
    title: 'Reading and writing',
    questions: [
      {
        key: 'order',
        question: 'How is the feed ordered?',
        answer:
          'Following is strictly by time. For you puts posts of the people you answer most, and posts many others liked, a little higher, and never hides anything from you.',
      },
      {
        key: 'moves',
        question: 'Why do new posts not appear by themselves?',
        answer:
          'So that nothing moves while you read. New posts wait behind the yellow button at the top; press it, or the full stop key, when you are ready.',
      },
      {
        key: 'edit',
        question: 'What happens when I delete a post?',
        answer:
          'It disappears from every feed at once. You can take that back from the message that appears, and for ten minutes after.',
      },
      {
        key: 'offline',
        question: 'I lost my connection while writing. Is my text gone?',
        answer:
          'No. What you type is kept on your device half a second after the last key, and comes back when you open the page again.',
      },
    ],
  },
  {
    title: 'Privacy and safety',
    questions: [
      {
        key: 'followers',
        question: 'Who sees posts for followers?',
        answer:
          'Only people who follow you at the moment they look. A repost or a quote by somebody else never widens that circle.',
      },
      {
        key: 'data',
        question: 'What do you keep about me?',
        answer:
          'What you write, whom you follow and what you like, because the product is made of it. No trackers, no advertising profile, no sale of data.',
      },
      {
        key: 'signout',
        question: 'What stays on a borrowed computer after I sign out?',
        answer: 'Nothing of yours. Drafts, caches and the session are removed in every open tab.',
      },
    ],
  },
  {
    title: 'Plans and payment',
    questions: [
      {
        key: 'free',
        question: 'Is there a free plan?',
        answer: 'Stroll is free and stays so: reading, writing, following and bookmarks for everybody.',
      },
      {
        key: 'cancel',
        question: 'How do I cancel?',
        answer:
          'At the end of any month or year, from your account. You keep what you wrote and go on with the free plan.',
      },
      {
        key: 'invoice',
        question: 'Do I get an invoice?',
        answer: 'Yes, by mail on the day of payment, with your tax number if you gave one.',
      },
    ],
  },
];
