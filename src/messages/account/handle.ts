import { accountMessages } from '@/messages/account';

export const handleText = accountMessages('handle', {
  rules: 'Use 3 to 30 letters a to z, digits or underscores.',
  tooEarly: (days: number, next: string) =>
    `You can change your handle once in ${days} days. Next change: ${next}.`,
  changed: 'Handle changed',
  handle: 'Handle',
});
