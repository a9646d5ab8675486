/** Languages of the interface, as BCP 47 tags. "en-XA" is the tests' pseudo-locale: English, accented and longer. */
export const LANGUAGES = ['en', 'de', 'en-XA'] as const;
export type Language = (typeof LANGUAGES)[number];

const tag = typeof document === 'undefined' ? 'en' : document.documentElement.lang;

/** Fixed for this page load: index.html sets the stored choice before any script runs. */
export const language: Language = LANGUAGES.find((each) => each === tag) ?? 'en';

/** For Intl: plain "en" would write dates and numbers as the United States do, so it is said. */
export const numberLocale = { en: 'en-US', 'en-XA': 'en-US', de: 'de-DE' }[language];
