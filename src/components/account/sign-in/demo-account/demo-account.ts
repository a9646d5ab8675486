import { signInText } from '@/messages/account/sign-in';
import { commonText } from '@/messages/ui/common';

export const demoAccounts = [
  { name: 'Ines Marchetti', role: commonText.member, email: 'demo@plaza.test', face: 'ines' },
  { name: 'Ada Lindqvist', role: commonText.member, email: 'ada@plaza.test', face: 'm06' },
  { name: 'Rui Carvalho', role: signInText.moderator, email: 'mod@plaza.test', face: 'rui' },
] as const;

export const demoPassword = 'plaza-demo';
