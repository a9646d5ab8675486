import { utf8 } from './bytes';

const LINE_HEIGHT = 20;
const escaped = (text: string): string => text.replaceAll(/[()\\]/gu, String.raw`\$&`);

/** One A4 page with a title and lines of ASCII text, in a font that every reader has. */
export function plainPdf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = [
    `BT /F1 22 Tf 64 760 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 12 Tf 64 ${720 - at * LINE_HEIGHT} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return utf8(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
