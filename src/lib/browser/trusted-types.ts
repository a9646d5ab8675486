interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
}

let sanitise: ((html: string) => string) | null = null;
let isOwnMarkup: ((html: string) => boolean) | null = null;

/** Called by the lazy chunks that bring a cleaner for libraries which write html. */
export const registerSanitiser = (clean: (html: string) => string): void => {
  sanitise = clean;
};

/** Called by the developers' tools alone: markup for which `accepts` is true is written as it stands. */
export const registerOwnMarkup = (accepts: (html: string) => boolean): void => {
  isOwnMarkup = accepts;
};

let isOwnScript: ((url: string) => boolean) | null = null;

/** Called by the lazy chunk that loads a script from elsewhere: addresses for which `accepts` is true are let through. */
export const registerScript = (accepts: (url: string) => boolean): void => {
  isOwnScript = accepts;
};

// The page accepts html from libraries only when it is empty, a bare drawing or cleaned, and one worker script.
// Null makes the browser refuse. Must stand before any library writes html, so main.tsx imports it first.
const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) =>
    html === '' || html === '<svg/>' || isOwnMarkup?.(html) ? html : (sanitise?.(html) ?? null),
  createScriptURL: (url) => (url === '/webapp/sw.js' || isOwnScript?.(url) ? url : null),
});
