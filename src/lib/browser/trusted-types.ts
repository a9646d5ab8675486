interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
}

let sanitizeHtml: ((html: string) => string) | null = null;
let isAllowedMarkup: ((html: string) => boolean) | null = null;

/** Called by the lazy chunks that bring a cleaner for libraries which write html. */
export const registerHtmlSanitizer = (clean: (html: string) => string): void => {
  sanitizeHtml = clean;
};

/** Called by the developers' tools alone: markup for which `accepts` is true is written as it stands. */
export const allowMarkup = (accepts: (html: string) => boolean): void => {
  isAllowedMarkup = accepts;
};

let isAllowedScriptUrl: ((url: string) => boolean) | null = null;

/** Called by the lazy chunk that loads a script from elsewhere: addresses for which `accepts` is true are let through. */
export const allowScriptUrl = (accepts: (url: string) => boolean): void => {
  isAllowedScriptUrl = accepts;
};

// The page accepts html from libraries only when it is empty, a bare drawing or cleaned, and one worker script.
// Null makes the browser refuse. Must stand before any library writes html, so main.tsx imports it first.
const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) =>
    html === '' || html === '<svg/>' || isAllowedMarkup?.(html) ? html : (sanitizeHtml?.(html) ?? null),
  createScriptURL: (url) => (url === '/webapp/sw.js' || isAllowedScriptUrl?.(url) ? url : null),
});
