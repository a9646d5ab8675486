import { type Email, type EmailAddress, OFFICE_ADDRESS } from '@/data/email/schema';

const isSame = (a: EmailAddress, b: EmailAddress): boolean => a.email.toLowerCase() === b.email.toLowerCase();

const withoutRepeats = (list: readonly EmailAddress[]): EmailAddress[] =>
  list.filter((address, index) => list.findIndex((other) => isSame(other, address)) === index);

/** A reply to an own email goes to its recipients. The mailbox's owner is left out unless nobody else is left. */
export function replyRecipients(mail: Email, all: boolean): Pick<Email, 'to' | 'cc'> {
  const own = isSame(mail.from, OFFICE_ADDRESS);
  if (!all) return { to: own ? mail.to : [mail.from], cc: [] };
  const others = withoutRepeats([mail.from, ...mail.to]).filter(
    (address) => !isSame(address, OFFICE_ADDRESS),
  );
  const to = others.length > 0 ? others : [mail.from];
  const cc = withoutRepeats(mail.cc).filter(
    (address) => ![...to, OFFICE_ADDRESS].some((other) => isSame(other, address)),
  );
  return { to, cc };
}
