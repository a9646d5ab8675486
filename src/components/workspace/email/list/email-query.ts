import type { Email, EmailAddress } from '@/data/email/schema';
import { EmailFolder } from '@/data/email/schema';
import { toDay } from '@/lib/dates/day';
import { emailText } from '@/messages/workspace/email';

export const OPERATORS = [
  'from:',
  'to:',
  'subject:',
  'label:',
  'has:attachment',
  'is:unread',
  'is:starred',
  'before:',
  'after:',
  'in:',
] as const;

interface MailTerm {
  matches: (mail: Email) => boolean;
  negated: boolean;
  /** `in:` searches other folders than the open one. */
  isFolder: boolean;
}

interface MailQuery {
  terms: readonly MailTerm[];
  /** Why a part of the query is ignored; null if none is. */
  problem: string | null;
}

type Matcher = (mail: Email) => boolean;

const TERM = /-?(?:[a-z]+:)?(?:"[^"]*"?|\S+)?/gu;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const FOLDER_NAMES = [...EmailFolder.options, 'anywhere'] as const;

const addresses = (list: readonly EmailAddress[]): string =>
  list
    .map(({ name, email }) => `${name} ${email}`)
    .join(' ')
    .toLowerCase();

function dayMatcher(operator: string, word: string, holds: (day: string) => boolean): Matcher | string {
  const isDay = DAY.test(word) && !Number.isNaN(Date.parse(word));
  return isDay ? (mail) => holds(toDay(new Date(mail.date))) : emailText.needsDate(operator);
}

/** The condition, or a sentence that names the mistake. */
function readOperator(operator: string, word: string): Matcher | string {
  switch (operator) {
    case 'from':
      return (mail) => addresses([mail.from]).includes(word);
    case 'to':
      return (mail) => addresses([...mail.to, ...mail.cc, ...mail.bcc]).includes(word);
    case 'subject':
      return (mail) => mail.subject.toLowerCase().includes(word);
    case 'label':
      return (mail) => mail.labels.some((label) => label.toLowerCase() === word);
    case 'has':
      return word === 'attachment'
        ? (mail) => mail.attachments.length > 0
        : emailText.attachmentOnly(operator);
    case 'is':
      if (word === 'unread') return (mail) => mail.unRead;
      if (word === 'read') return (mail) => !mail.unRead;
      return word === 'starred' ? (mail) => mail.starred : emailText.stateOnly(operator);
    case 'before':
      return dayMatcher(operator, word, (day) => day < word);
    case 'after':
      return dayMatcher(operator, word, (day) => day > word);
    case 'in':
      if (word === 'anywhere') return () => true;
      return FOLDER_NAMES.some((name) => name === word)
        ? (mail) => mail.folder === word
        : emailText.oneOfFolders(operator, FOLDER_NAMES.join(', '));
    default:
      return emailText.unknownOperator(operator);
  }
}

const textMatcher =
  (word: string): Matcher =>
  (mail) =>
    `${mail.subject} ${mail.text} ${addresses([mail.from, ...mail.to])}`.toLowerCase().includes(word);

/** Dates are local days. Terms that cannot be read are ignored and reported. */
export function parseMailQuery(query: string): MailQuery {
  const terms: MailTerm[] = [];
  let problem: string | null = null;
  for (const part of query.toLowerCase().match(TERM) ?? []) {
    const [, minus, operator, raw = ''] = /^(-?)(?:([a-z]+):)?(.*)$/su.exec(part) ?? [];
    const word = raw.replaceAll('"', '').trim();
    // An empty value is still being typed; "10:30" and addresses of pages are text.
    if (!word) continue;
    const isText = operator === undefined || word.startsWith('//');
    const matches = isText
      ? textMatcher(operator ? `${operator}:${word}` : word)
      : readOperator(operator, word);
    if (typeof matches === 'string') problem ??= matches;
    else terms.push({ matches, negated: minus === '-', isFolder: operator === 'in' });
  }
  if ((query.split('"').length - 1) % 2 === 1) problem ??= emailText.closeTheQuotes;
  return { terms, problem };
}

export const matchesQuery = (mail: Email, { terms }: MailQuery): boolean =>
  terms.every(({ matches, negated }) => matches(mail) !== negated);

export const namesFolder = ({ terms }: MailQuery): boolean =>
  terms.some(({ isFolder, negated }) => isFolder && !negated);
