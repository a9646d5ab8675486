/** Lower case without accents: "Malmo" finds "Malmö". */
export const normalizeText = (text: string): string =>
  // Most text is ASCII; normalising is the expensive part.
  (/[^\t\n\r -~]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();
