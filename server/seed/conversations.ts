/** Minutes before now, author, text, reactions by member, and the place of the message it replies to. */
interface SeedMessage {
  ago: number;
  from: string;
  text: string;
  reactions?: Record<string, '👍' | '❤️' | '😂' | '😮' | '😢' | '🎉'>;
  replyTo?: number;
}

export interface SeedConversation {
  /** Of a group, whose first member owns it. */
  name?: string;
  members: readonly string[];
  /** Members who have not accepted. */
  requested?: readonly string[];
  /** Unread messages at the end, by member. */
  unread?: Record<string, number>;
  pinned?: readonly string[];
  messages: readonly SeedMessage[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const seedConversations: readonly SeedConversation[] = [
  {
    members: ['ines', 'ada'],
    unread: { ines: 2 },
    messages: [
      { ago: 3 * DAY, from: 'ada', text: 'Your tiles at the stop on Mill Street look new again.' },
      {
        ago: 3 * DAY - 4,
        from: 'ines',
        text: 'They are 110 years old and only needed a wash. And two weeks.',
        reactions: { ada: '😂' },
      },
      { ago: 3 * DAY - 6, from: 'ada', text: 'I ring the bell for them every time I pass.' },
      { ago: 2 * DAY, from: 'ines', text: 'Is the 4 running on Sunday?' },
      {
        ago: 2 * DAY - 9,
        from: 'ada',
        text: 'Every twelve minutes until ten, then every twenty.',
        replyTo: 3,
      },
      { ago: 2 * DAY - 12, from: 'ines', text: 'Perfect, thank you.', reactions: { ada: '👍' } },
      {
        ago: 3 * HOUR,
        from: 'ada',
        text: 'Found a box of old enamel signs at the depot. Nobody wants them.',
      },
      { ago: 3 * HOUR - 2, from: 'ines', text: 'Nobody but me! Can you save them until tomorrow?' },
      { ago: 40, from: 'ada', text: 'Saved. They are under the seat of car 17.' },
      { ago: 38, from: 'ada', text: 'Bring a strong bag.' },
    ],
  },
  {
    name: 'Sunday breakfast',
    members: ['teo', 'ines', 'ada', 'rui', 'mei'],
    unread: { ines: 3, ada: 1 },
    pinned: ['ines'],
    messages: [
      { ago: DAY + 5 * HOUR, from: 'teo', text: 'Who is in on Sunday? I bake from six.' },
      { ago: DAY + 4 * HOUR, from: 'rui', text: 'Me, with sardines.', reactions: { ines: '😮', teo: '👍' } },
      { ago: DAY + 3 * HOUR, from: 'ines', text: 'In. I bring coffee and the big pot.' },
      { ago: 6 * HOUR, from: 'mei', text: 'Late as always, around nine?', reactions: { teo: '😂' } },
      { ago: 5 * HOUR, from: 'ada', text: 'My shift ends at eight. I take the first tram after mine.' },
      { ago: 50, from: 'teo', text: 'Rye or wheat?' },
      { ago: 48, from: 'rui', text: 'Both. Always both.', replyTo: 5 },
      { ago: 20, from: 'mei', text: 'Both, and the one with the figs.', replyTo: 5 },
    ],
  },
  {
    members: ['ines', 'teo'],
    messages: [
      { ago: 4 * DAY, from: 'ines', text: 'Two loaves for Friday, please.' },
      { ago: 4 * DAY - 20, from: 'teo', text: 'On the shelf from seven, with your name on them.' },
      { ago: 4 * DAY - 24, from: 'ines', text: 'You are the best.', reactions: { teo: '❤️' } },
    ],
  },
  {
    members: ['cato', 'ines'],
    requested: ['ines'],
    unread: { ines: 1 },
    messages: [
      {
        ago: 5 * HOUR,
        from: 'cato',
        text: 'Hello Ines, I restore a stairwell with the same tiles. May I ask where you buy your lime?',
      },
    ],
  },
  {
    members: ['greta', 'samir'],
    unread: { samir: 2 },
    messages: [
      { ago: 7 * HOUR, from: 'samir', text: 'You still owe me for ten raffle tickets.' },
      { ago: 7 * HOUR - 3, from: 'greta', text: 'I never ordered any.' },
      {
        ago: 7 * HOUR - 5,
        from: 'samir',
        text: 'Pay by Friday, or everyone hears what you said about the coach.',
      },
      { ago: 7 * HOUR - 9, from: 'greta', text: 'Leave me alone.' },
      { ago: 6 * HOUR + 2, from: 'greta', text: 'I am reporting this.' },
    ],
  },
  {
    members: ['ada', 'rui'],
    unread: { rui: 1 },
    messages: [
      { ago: 2 * DAY, from: 'rui', text: 'Chess on Thursday?' },
      { ago: 2 * DAY - 30, from: 'ada', text: 'Only if you let me win.' },
      { ago: 7 * HOUR, from: 'ada', text: 'I practised on the night tram. Be afraid.' },
    ],
  },
];
