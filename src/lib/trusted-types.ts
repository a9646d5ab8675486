interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
}

let sanitise: ((html: string) => string) | null = null;

/** Called by the lazy chunks that bring a cleaner for libraries which write html. */
export const registerSanitiser = (clean: (html: string) => string): void => {
  sanitise = clean;
};

// The page accepts html from libraries only when it is empty, a bare drawing or cleaned, and one worker script.
// Null makes the browser refuse. Must stand before any library writes html, so main.tsx imports it first.
const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' || html === '<svg/>' ? html : (sanitise?.(html) ?? null)),
  createScriptURL: (url) => (url === '/webapp/sw.js' ? url : null),
});
