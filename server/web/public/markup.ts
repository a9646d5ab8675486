const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 cannot contain, even escaped. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Text for HTML and XML, in elements and quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line of at most `most` graphemes. */
export function excerptOf(text: string, most: number): string {
  const line = Array.from(graphemes.segment(text.replaceAll(/\s+/g, ' ').trim()), ({ segment }) => segment);
  return line.length > most ? `${line.slice(0, most).join('').trimEnd()}…` : line.join('');
}
