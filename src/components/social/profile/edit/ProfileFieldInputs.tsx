import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import {
  MAX_FIELD_NAME_LENGTH,
  MAX_FIELD_VALUE_LENGTH,
  MAX_PROFILE_FIELDS,
  type ProfileField,
} from '@contract/member/profile-field';
import { profileEditText } from '@/messages/social/profile-edit';

interface Props {
  fields: readonly ProfileField[];
  onChange: (fields: ProfileField[]) => void;
}

/** Name and value of up to four fields. */
export function ProfileFieldInputs({ fields, onChange }: Props) {
  const change = (at: number, part: Partial<ProfileField>) =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...part } : field)));
  return (
    <fieldset className="profile-field-inputs stack-2">
      <legend className="fs-base fw-semibold">{profileEditText.fields}</legend>
      {fields.map(({ name, value }, index) => (
        <div key={index}>
          <input
            className="form-control"
            autoComplete="off"
            aria-label={profileEditText.nameOfField(index + 1)}
            placeholder={profileEditText.website}
            dir="auto"
            maxLength={MAX_FIELD_NAME_LENGTH}
            value={name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <input
            className="form-control"
            autoComplete="off"
            aria-label={profileEditText.valueOfField(index + 1)}
            placeholder="https://example.org"
            dir="auto"
            maxLength={MAX_FIELD_VALUE_LENGTH}
            value={value}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={profileEditText.removeField(index + 1)}
            onClick={() => onChange(fields.filter((_, at) => at !== index))}
          >
            <IconX />
          </button>
        </div>
      ))}
      {fields.length < MAX_PROFILE_FIELDS && (
        <button
          type="button"
          className="btn btn-quiet btn-sm fit"
          onClick={() => onChange([...fields, { name: '', value: '' }])}
        >
          <IconPlus />
          {profileEditText.addField}
        </button>
      )}
      <small className="text-ink-3">{profileEditText.fieldsHint}</small>
    </fieldset>
  );
}
