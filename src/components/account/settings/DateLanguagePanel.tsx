import { useId, useState } from 'react';
import { createDateFormat, getDateLocale } from '@/lib/dates/date-format';
import { updateSettings } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';
import { settingsText } from '@/messages/account/settings';
import { chooseLanguage, offeredLanguages } from './choose-language';
import { dateLanguages, nativeLanguageName } from './date-languages';
import './settings-panel.scss';

const example = createDateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

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
  const languages = offeredLanguages(language);
  const { yours, others } = dateLanguages(navigator.languages, dates);
  return (
    <section className="card settings-panel mt-4 p-5" aria-labelledby="date-language">
      <header className="mb-2">
        <h2 id="date-language">{settingsText.languageAndDates}</h2>
        <p>{settingsText.dateLanguageHint}</p>
      </header>
      <div className="settings-row">
        <label htmlFor={`${id}l`}>{settingsText.language}</label>
        <select
          id={`${id}l`}
          className="form-select form-select-sm w-auto"
          value={language}
          onChange={(event) => {
            const chosen = languages.find((each) => each === event.target.value);
            if (chosen) chooseLanguage(chosen);
          }}
        >
          <LanguageOptions tags={languages} />
        </select>
      </div>
      <div className="settings-row">
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
      </div>
      <p className="settings-row" id={`${id}e`}>
        <span>{settingsText.example}</span>
        <bdi lang={getDateLocale()}>{example().format(now)}</bdi>
      </p>
    </section>
  );
}
