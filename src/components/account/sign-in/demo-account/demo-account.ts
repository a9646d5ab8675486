export const demoAccounts = [
  { name: 'Ines Marchetti', role: 'Member', email: 'demo@plaza.test', face: 'ines' },
  { name: 'Ada Lindqvist', role: 'Member', email: 'ada@plaza.test', face: 'm06' },
  { name: 'Rui Carvalho', role: 'Moderator', email: 'mod@plaza.test', face: 'rui' },
] as const;

export const demoPassword = 'plaza-demo';
