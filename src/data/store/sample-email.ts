/** "Amara Okafor" becomes amara.okafor@square.example. */
export const emailAddressOf = (name: string, host = 'square.example'): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${host}`;
