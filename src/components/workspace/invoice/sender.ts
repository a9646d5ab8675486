export const sender = {
  name: 'Plaza, the square office',
  street: '1 Arcade Row, by the fountain',
  email: 'office@square.example',
} as const;
