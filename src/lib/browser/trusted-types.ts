import { basePath } from '@/lib/config/base-path';

interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
}

let sanitizeHtml: ((html: string) => string) | null = null;
let isAllowedMarkup: ((html: string) => boolean) | null = null;

export const registerHtmlSanitizer = (sanitize: (html: string) => string): void => {
  sanitizeHtml = sanitize;
};

/** For the developer tools only: markup that `accepts` approves bypasses the sanitizer. */
export const allowMarkup = (accepts: (html: string) => boolean): void => {
  isAllowedMarkup = accepts;
};

const scriptRules: ((url: string) => boolean)[] = [];

export const allowScriptUrl = (accepts: (url: string) => boolean): void => {
  scriptRules.push(accepts);
};

// Libraries may write only empty, bare `<svg/>` or sanitized HTML, and load only the service worker and
// what `allowScriptUrl` names. Null makes the
// browser throw. The policy must exist before any library writes HTML, so the entry imports this module first.
const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) =>
    html === '' || html === '<svg/>' || isAllowedMarkup?.(html) ? html : (sanitizeHtml?.(html) ?? null),
  createScriptURL: (url) =>
    url === `${basePath}/sw.js` || scriptRules.some((accepts) => accepts(url)) ? url : null,
});
