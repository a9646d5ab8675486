import { createStore } from '@/lib/store/create-store';

/** Tokens of both schemes, or of one. */
export type ThemeScope = 'all' | 'light' | 'dark';
type Tokens = Readonly<Record<string, string>>;
export type ThemeChanges = Readonly<Record<ThemeScope, Tokens>>;

const UNCHANGED: ThemeChanges = { all: {}, light: {}, dark: {} };

// A scheme within a page has the attribute, too.
const SELECTORS = {
  all: ':root',
  light: "[data-bs-theme='light']",
  dark: "[data-bs-theme='dark']",
} as const;

/** A stylesheet that sets the changed tokens when it is loaded after the app's; empty without changes. */
export const themeCss = (changes: ThemeChanges): string =>
  (['all', 'light', 'dark'] as const)
    .flatMap((scope) => {
      const lines = Object.entries(changes[scope]).map(([token, value]) => `  ${token}: ${value};\n`);
      return lines.length > 0 ? [`${SELECTORS[scope]} {\n${lines.join('')}}\n`] : [];
    })
    .join('');

/** Changed tokens; they apply to every page until the document is loaded again. */
export const themeChanges = createStore(UNCHANGED);

let sheet: CSSStyleSheet | null = null;

function apply(changes: ThemeChanges): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(themeCss(changes));
  themeChanges.set(changes);
}

/** Sets tokens by name ("--pz-ground") in a scope. */
export function changeTokens(scope: ThemeScope, tokens: Tokens): void {
  const changes = themeChanges.get();
  apply({ ...changes, [scope]: { ...changes[scope], ...tokens } });
}

export const resetTheme = (): void => apply(UNCHANGED);
