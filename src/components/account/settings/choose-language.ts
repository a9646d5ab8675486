import { reloadPage } from '@/lib/navigation/reload-page';
import { showToast } from '@/lib/overlays/toast';
import { getSettings, updateSettings } from '@/lib/settings/settings';
import { settingsText } from '@/messages/account/settings';
import { type Language, LANGUAGES } from '@/messages/language';

/** Without the tests' pseudo-locale, unless it is chosen. */
export const offeredLanguages = (chosen: Language): readonly Language[] =>
  LANGUAGES.filter((each) => each !== 'en-XA' || each === chosen);

const DATE_LANGUAGES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', 'en-XA': 'en-GB' };

/** Loads the page again in the language. Dates follow, unless the member chose another language for them. */
export function chooseLanguage(language: Language): void {
  const before = getSettings();
  const datesFollow = before.dates === DATE_LANGUAGES[before.language];
  const dates = datesFollow ? DATE_LANGUAGES[language] : before.dates;
  if (updateSettings({ language, dates })) return reloadPage();
  updateSettings({ language: before.language, dates: before.dates });
  showToast({ type: 'error', title: settingsText.languageNotStored, text: settingsText.storageBlocked });
}
