import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { createDateFormat, getDateLocale } from '@/lib/dates/date-format';
import { updateSettings } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';
import { settingsText } from '@/messages/account/settings';
import { chooseLanguage, offeredLanguages } from './choose-language';
import { dateLanguages, nativeLanguageName } from './date-languages';
import { SettingsPanel, SettingsRow } from './SettingsPanel';

const example = createDateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const LANGUAGE_ID = 'language';

const LanguageOptions = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <option key={tag} value={tag} lang={tag}>
      {nativeLanguageName(tag)}
    </option>
  ));

export function DateLanguagePanel() {
  const { dates, language } = useSettings();
  const [now] = useState(() => new Date());
  const id = useId();
  const navigate = useNavigate();
  const languages = offeredLanguages(language);
  const { yours, others } = dateLanguages(navigator.languages, dates);
  return (
    <SettingsPanel
      id="date-language"
      title={settingsText.languageAndDates}
      lead={settingsText.dateLanguageHint}
    >
      <div className="divided">
        <SettingsRow>
          <label htmlFor={LANGUAGE_ID}>{settingsText.language}</label>
          <select
            id={LANGUAGE_ID}
            className="form-select form-select-sm w-auto"
            value={language}
            onChange={(event) => {
              const chosen = languages.find((each) => each === event.target.value);
              if (!chosen) return;
              // The focus returns to the part that the address names, once the page is loaded again.
              void navigate({
                to: '.',
                search: true,
                hash: LANGUAGE_ID,
                hashScrollIntoView: false,
                resetScroll: false,
                replace: true,
              });
              chooseLanguage(chosen);
            }}
          >
            <LanguageOptions tags={languages} />
          </select>
        </SettingsRow>
        <SettingsRow>
          <label htmlFor={id}>{settingsText.dateFormat}</label>
          <select
            id={id}
            className="form-select form-select-sm w-auto"
            aria-describedby={`${id}e`}
            value={dates}
            onChange={(event) => updateSettings({ dates: event.target.value })}
          >
            <option value="">{settingsText.browserDefault}</option>
            {yours.length > 0 && (
              <optgroup label={settingsText.browserLanguages}>
                <LanguageOptions tags={yours} />
              </optgroup>
            )}
            <optgroup label={settingsText.otherLanguages}>
              <LanguageOptions tags={others} />
            </optgroup>
          </select>
        </SettingsRow>
        <SettingsRow id={`${id}e`}>
          <span>{settingsText.example}</span>
          <bdi lang={getDateLocale()}>{example().format(now)}</bdi>
        </SettingsRow>
      </div>
    </SettingsPanel>
  );
}
