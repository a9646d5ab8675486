import { utf8 } from '@/lib/files/bytes';
import { zipFiles } from '@/lib/files/zip';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OPEN_XML = 'http://schemas.openxmlformats.org';
const TYPES = `${OPEN_XML}/package/2006/content-types`;
const RELATIONS = `${OPEN_XML}/package/2006/relationships`;
const DOCUMENT = `${OPEN_XML}/officeDocument/2006/relationships`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A package of Office Open XML; `type` is the last part of the type of its main part. */
function openXml(
  path: string,
  type: string,
  main: string,
  more: readonly (readonly [string, string])[] = [],
) {
  const overrides = [
    `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/>`,
    ...more
      .filter(([name]) => name.endsWith('sheet1.xml'))
      .map(
        ([name]) =>
          `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
      ),
  ].join('');
  const parts = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${DOCUMENT}/officeDocument" Target="${path}"/></Relationships>`,
    ],
    [path, main],
    ...more,
  ] as const;
  return zipFiles(parts.map(([name, text]) => [name, utf8(`${XML}${text}`)] as const));
}

export const docx = (paragraphs: readonly string[]): Uint8Array<ArrayBuffer> =>
  openXml(
    'word/document.xml',
    'wordprocessingml.document',
    `<w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"><w:body>${paragraphs
      .map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  );

const cell = (value: string): string =>
  /^-?\d+(?:\.\d+)?$/u.test(value)
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;

export const xlsx = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const space = `${OPEN_XML}/spreadsheetml/2006/main`;
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return openXml(
    'xl/workbook.xml',
    'spreadsheetml.sheet',
    `<workbook xmlns="${space}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Sheet 1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    [
      [
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
      ['xl/worksheets/sheet1.xml', `<worksheet xmlns="${space}"><sheetData>${sheet}</sheetData></worksheet>`],
    ],
  );
};

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';

/** One slide per text. */
export const odp = (slides: readonly string[]): Uint8Array<ArrayBuffer> => {
  const type = 'application/vnd.oasis.opendocument.presentation';
  const pages = slides.map(
    (text, at) =>
      `<draw:page draw:name="${at + 1}"><draw:frame svg:x="2cm" svg:y="4cm" svg:width="24cm" svg:height="6cm"><draw:text-box><text:p>${escaped(text)}</text:p></draw:text-box></draw:frame></draw:page>`,
  );
  const names = ['office', 'drawing:draw', 'text', 'svg-compatible:svg'].map((each) => {
    const [urn = each, prefix = each] = each.split(':');
    return `xmlns:${prefix}="${ODF}:${urn}:1.0"`;
  });
  const content = `${XML}<office:document-content ${names.join(' ')} office:version="1.3"><office:body><office:presentation>${pages.join('')}</office:presentation></office:body></office:document-content>`;
  const manifest = `${XML}<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  return zipFiles([
    ['mimetype', utf8(type)],
    ['content.xml', utf8(content)],
    ['META-INF/manifest.xml', utf8(manifest)],
  ]);
};
