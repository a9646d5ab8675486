import { accountMessages } from '@/messages/account';

export const handleText = accountMessages('handle', {
  rules: 'Use 3 to 30 letters a to z, digits or underscores.',
  changed: 'Handle changed',
  handle: 'Handle',
});
