import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import {
  MAX_FIELD_NAME_LENGTH,
  MAX_FIELD_VALUE_LENGTH,
  MAX_PROFILE_FIELDS,
  type ProfileField,
} from '@contract/member/profile-field';
import { profileText } from '@/messages/social/profile';

interface Props {
  fields: readonly ProfileField[];
  onChange: (fields: ProfileField[]) => void;
}

/** Name and value of up to four fields. */
export function ProfileFieldInputs({ fields, onChange }: Props) {
  const change = (at: number, part: Partial<ProfileField>) =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...part } : field)));
  return (
    <fieldset className="profile-field-inputs">
      <legend>{profileText.fields}</legend>
      {fields.map(({ name, value }, index) => (
        <div key={index}>
          <input
            className="form-control"
            autoComplete="off"
            aria-label={profileText.nameOfField(index + 1)}
            placeholder={profileText.website}
            dir="auto"
            maxLength={MAX_FIELD_NAME_LENGTH}
            value={name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <input
            className="form-control"
            autoComplete="off"
            aria-label={profileText.valueOfField(index + 1)}
            placeholder="https://example.org"
            dir="auto"
            maxLength={MAX_FIELD_VALUE_LENGTH}
            value={value}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={profileText.removeField(index + 1)}
            onClick={() => onChange(fields.filter((_, at) => at !== index))}
          >
            <IconX />
          </button>
        </div>
      ))}
      {fields.length < MAX_PROFILE_FIELDS && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => onChange([...fields, { name: '', value: '' }])}
        >
          <IconPlus />
          {profileText.addField}
        </button>
      )}
      <small>{profileText.fieldsHint}</small>
    </fieldset>
  );
}
