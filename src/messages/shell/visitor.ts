import { shellMessages } from '@/messages/shell';

export const visitorText = shellMessages('visitor', {
  newToPlaza: 'New to Plaza?',
  joinText: 'The town square in a tab: short posts from your neighbours, without ads.',
  createAccount: 'Create account',
  signIn: 'Sign in',
  skipToContent: 'Skip to content',
});
