import { createHash } from 'node:crypto';
import { problemCodes } from '@contract/problem';
import type { OpenApi } from './openapi/document';
import { problemTitle } from './response/problem';

const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 60rem; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; margin-block: 0 .5rem; } h2 { margin-block: 2.5rem .5rem; text-transform: capitalize; }
article { border: 1px solid color-mix(in srgb, currentcolor 22%, transparent); border-radius: .6rem; padding: .75rem 1rem; margin-block: .75rem; }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
p { margin-block: .35rem; } small { opacity: .8; }
summary { cursor: pointer; padding-block: .3rem; min-block-size: 1.5rem; }
pre { overflow: auto; max-block-size: 24rem; font-size: .85rem; padding: .75rem; border-radius: .4rem; background: color-mix(in srgb, currentcolor 8%, transparent); }
table { border-collapse: collapse; } th, td { text-align: start; padding: .3rem 1rem .3rem 0; }
`;

/** The policy allows only the inline style sheet, by its hash. */
export const docsPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: unknown): string =>
  String(value).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const block = (title: string, value: unknown): string =>
  `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Described = NonNullable<OpenApi['paths'][string][(typeof METHODS)[number]]>;

const article = (path: string, method: string, described: Described): string => `
<article id="${escapeHtml(described.operationId)}">
<h3>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</h3>
<p>${escapeHtml(described.summary)}</p>
<p><small>For ${escapeHtml(described['x-access'])}${described['x-bucket'] ? `, rate-limited as ${escapeHtml(described['x-bucket'])}` : ''}</small></p>
${described.parameters?.length ? block('Parameters', described.parameters) : ''}
${described.requestBody ? block('Body', described.requestBody) : ''}
${block('Responses', described.responses)}
</article>`;

const byTag = (document: OpenApi): Map<string, string[]> => {
  const sections = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const described = methods[method];
      if (!described) continue;
      const tag = described.tags?.[0] ?? 'other';
      sections.set(tag, [...(sections.get(tag) ?? []), article(path, method, described)]);
    }
  }
  return sections;
};

/** A page without scripts. */
export const renderDocsPage = (document: OpenApi): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)} service</title><style>${style}</style></head><body>
<h1>${escapeHtml(document.info.title)} service</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>All paths start with /api/v1. Send the ID token as a bearer token. The same document as <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
${[...byTag(document)].map(([tag, articles]) => `<h2>${escapeHtml(tag)}</h2>${articles.join('')}`).join('')}
<h2>Problems</h2>
<table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody>
${problemCodes.map((code) => `<tr id="problem-${code}"><td><code>${code}</code></td><td>${escapeHtml(problemTitle(code))}</td></tr>`).join('')}
</tbody></table>
<h2>Schemas</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => block(name, schema))
  .join('')}
</body></html>`;
