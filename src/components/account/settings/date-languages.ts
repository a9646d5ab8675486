import { DATE_LOCALE_PATTERN } from '@/lib/settings/settings';

const COMMON_LANGUAGES =
  'en-GB en-US en-CA en-AU en-IN ar-EG cs-CZ da-DK de-DE de-AT de-CH el-GR es-ES es-MX fa-IR fi-FI fr-FR fr-CA he-IL hi-IN hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-NL pl-PL pt-BR pt-PT ro-RO sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'.split(
    ' ',
  );

/** The language's name in that language: "Deutsch (Österreich)". */
export function nativeLanguageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}

/** Valid browser languages, then the common ones without them; `chosen` is always in one of the two. */
export function dateLanguages(own: readonly string[], chosen: string): { yours: string[]; others: string[] } {
  const yours = [...new Set(own.filter((tag) => tag !== '' && DATE_LOCALE_PATTERN.test(tag)))];
  const others = [
    ...new Set([...COMMON_LANGUAGES, chosen].filter((tag) => tag !== '' && !yours.includes(tag))),
  ];
  return {
    yours,
    others: others.toSorted((a, b) => nativeLanguageName(a).localeCompare(nativeLanguageName(b))),
  };
}
