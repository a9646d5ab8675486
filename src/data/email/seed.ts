import { type Email, type EmailAddress, OFFICE_ADDRESS } from './schema';
import { spamEmails, inboxEmails, inboxFollowUps, sentEmails, weeklyEmails } from './seed-content';
import { sampleAttachment } from '@/data/file/sample/attachment';
import { daysBefore, emailAddressOf, seededRandom } from '@/data/store/sample-values';
import { sampleUsers } from '@/data/user/seed';

const WEEKS = 16;
const DAY_MS = 86_400_000;
/** Approximate week of the year. */
const weekOf = (moment: Date): number =>
  1 + Math.floor((moment.getTime() - Date.UTC(moment.getUTCFullYear(), 0, 1)) / (7 * DAY_MS));

/** About 120 emails dated relative to `now`. */
export function sampleEmails(now: Date): Email[] {
  const random = seededRandom(51);
  const people = sampleUsers();
  const addressOf = (id: number): EmailAddress => {
    const person = people[id - 1];
    return { name: person?.name ?? '', email: person?.email ?? OFFICE_ADDRESS.email };
  };
  let count = 0;
  const mail = (part: Partial<Email> & Pick<Email, 'folder' | 'subject' | 'text' | 'date'>): Email => {
    count += 1;
    return {
      id: `m${count}`,
      from: OFFICE_ADDRESS,
      to: [OFFICE_ADDRESS],
      cc: [],
      bcc: [],
      doc: null,
      labels: [],
      starred: false,
      unRead: false,
      snoozedUntil: null,
      attachments: [],
      ...part,
    };
  };
  const filed = (name: string) => (name ? [{ id: `f${count}`, ...sampleAttachment(name) }] : []);
  const ago = (days: number): string => daysBefore(now, days).toISOString();
  const lines = (text: string): string => text.replaceAll('|', '\n\n');

  const inbox = inboxEmails.map(([from, label, file, subject, text], place) =>
    mail({
      folder: place > 26 ? 'archive' : 'inbox',
      from: addressOf(from),
      cc: random.chance(0.2) ? [addressOf(((from + random.int(0, 38)) % 40) + 1)] : [],
      subject,
      text: lines(text),
      labels: label ? [label] : [],
      attachments: filed(file),
      starred: random.chance(0.18),
      unRead: place < 6 || random.chance(0.08),
      date: ago(0.04 + place * 0.6 + random.next() * 0.5),
    }),
  );
  const notices = Array.from({ length: WEEKS }, (_, week) =>
    weeklyEmails.map(([from, label, file, subject, text], place) => {
      const age = week * 7 + place + 0.4;
      const number = String(weekOf(daysBefore(now, age)));
      return mail({
        folder: week > 3 ? 'archive' : 'inbox',
        from: addressOf(from),
        subject: subject.replace('#', number),
        text: text.replaceAll('#', number),
        labels: [label],
        attachments: filed(file.replace('#', number)),
        unRead: week === 0 && place < 2,
        date: ago(age),
      });
    }),
  ).flat();
  /** The moment after `share` of the time from `date` to now. */
  const between = (date: string, share: number): string => {
    const start = Date.parse(date);
    return new Date(start + (now.getTime() - start) * share).toISOString();
  };
  const sent = sentEmails.map(([to, subject, text], place) => {
    const answered = inbox.find((one) => `Re: ${one.subject}` === subject);
    return mail({
      folder: 'sent',
      to: [addressOf(to)],
      subject,
      text,
      date: answered ? between(answered.date, 0.3) : ago(0.3 + place * 1.7),
    });
  });
  const spam = spamEmails.map(([name, subject, text], place) =>
    mail({
      folder: 'spam',
      from: { name, email: emailAddressOf(name, 'offers.example') },
      subject,
      text,
      unRead: place < 3,
      date: ago(1 + place * 2.3),
    }),
  );
  const rest = [
    mail({
      folder: 'draft',
      to: [addressOf(28)],
      subject: 'Re: Who opens the evening?',
      text: 'Ask Leila, and if she says no, ask her again with',
      date: ago(0.2),
    }),
    mail({
      folder: 'draft',
      to: [],
      subject: 'Rules for the corner',
      text: 'No crates.\nNo bells.\nNo oranges.',
      date: ago(3.1),
    }),
    mail({
      folder: 'scheduled',
      to: [addressOf(1), addressOf(3)],
      subject: 'The list for Saturday',
      text: 'Stalls, lamps and people are on the list. Whoever is missing, write before noon.',
      date: ago(-2.2),
    }),
    mail({
      folder: 'scheduled',
      to: [addressOf(16)],
      subject: 'Thank you for the singing',
      text: 'It was heard as far as the depot, and nobody there complained.',
      date: ago(-6),
    }),
    mail({
      folder: 'trash',
      from: addressOf(20),
      subject: 'Parcel at the kiosk',
      text: 'It was for the other square. I have taken it along already.',
      date: ago(4.5),
    }),
    mail({
      folder: 'trash',
      from: addressOf(38),
      subject: 'Ice cream in November?',
      text: 'I withdraw the question. It snowed on the cart.',
      date: ago(8.2),
    }),
  ];
  const followUps = inboxFollowUps.map(([from, copies, subject, text]) => {
    const reply = sent.find((one) => one.subject === subject);
    return mail({
      folder: 'inbox',
      from: addressOf(from),
      cc: copies.map(addressOf),
      subject,
      text: lines(text),
      date: reply ? between(reply.date, 0.4) : ago(1),
    });
  });
  return [...inbox, ...notices, ...sent, ...spam, ...rest, ...followUps];
}
