import { createHash } from 'node:crypto';
import type { Config } from '../ops/config';

export interface InlineHashes {
  /** Source expressions of inline scripts and styles: quoted 'sha256-...'. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The devtools write inline styles; scripts stay strict. */
  devtools?: boolean;
  /** The document of /maps/google: with a key, Google Maps writes inline styles and calls many hosts. */
  google?: boolean;
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inlineOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map((match) =>
    hash(match[1] ?? ''),
  );

export const inlineHashesOf = (html: string): InlineHashes => ({
  scripts: inlineOf(html, 'script'),
  styles: inlineOf(html, 'style'),
});

const originOf = (address: string | null): string[] =>
  address?.startsWith('http') ? [new URL(address).origin] : [];

type CspConfig = Pick<Config, 'firebase' | 'apiBaseUrl' | 'maps'>;

/** "https://{s}.tile.example/{z}/{x}/{y}.png" gives https://*.tile.example. */
const tileHost = (address: string): string =>
  /^https?:\/\/[^/]+/.exec(address)?.[0].replaceAll(/\{\w+\}/g, '*') ?? '';

/** Extra hosts per directive, only for configured services. */
function hostsOf({ firebase, apiBaseUrl, maps }: CspConfig, google: boolean) {
  const api = originOf(apiBaseUrl);
  const script: string[] = [];
  const connect = [...api];
  const img = [...api];
  const frame: string[] = [];
  const style: string[] = [];
  const font: string[] = [];
  const policies = ['default', 'dompurify'];
  if (firebase) {
    connect.push('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com');
    script.push('https://apis.google.com');
    img.push('https://lh3.googleusercontent.com');
    frame.push(`https://${firebase.authDomain}`);
    policies.push('gapi#gapi', 'goog#html');
  }
  if (firebase?.databaseUrl) {
    const { host } = new URL(firebase.databaseUrl);
    connect.push(`https://${host}`, `wss://${host}`);
  }
  if (firebase?.storageBucket) {
    connect.push('https://firebasestorage.googleapis.com');
    img.push('https://firebasestorage.googleapis.com');
  }
  if (firebase?.measurementId) {
    script.push('https://www.googletagmanager.com');
    connect.push(
      'https://www.google-analytics.com',
      'https://firebase.googleapis.com',
      'https://firebaseinstallations.googleapis.com',
    );
  }
  if (firebase?.appCheckSiteKey) {
    script.push('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/');
    frame.push('https://www.google.com/recaptcha/');
    connect.push('https://content-firebaseappcheck.googleapis.com');
  }
  if (google) {
    const own = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
    script.push('https://maps.googleapis.com');
    connect.push(...own);
    img.push(...own, 'https://*.googleusercontent.com');
    style.push('https://fonts.googleapis.com');
    font.push('https://fonts.gstatic.com');
    policies.push('google-maps-api-loader', 'google-maps-api#html', 'lit-html');
  }
  if (maps.tiles) img.push(tileHost(maps.tiles));
  return { script, connect, img, frame, style, font, policies };
}

export function buildCsp(config: CspConfig, needs: InlineHashes): string {
  const google = needs.google === true && config.maps.google;
  const hosts = hostsOf(config, google);
  // Devtools and Google's maps write styles of their own. A hash beside 'unsafe-inline' would switch it off.
  const written = needs.devtools === true || google;
  const styles = written ? ["'unsafe-inline'", ...hosts.style] : needs.styles;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...needs.scripts, ...hosts.script],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.img],
    'font-src': ["'self'", ...hosts.font],
    'connect-src': ["'self'", ...hosts.connect],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': hosts.frame.length > 0 ? hosts.frame : ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'trusted-types': hosts.policies,
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** For every response that is not a document of ours. */
export const DENY_ALL_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";
