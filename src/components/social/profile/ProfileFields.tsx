import IconLink from '~icons/tabler/link';
import type { ProfileField } from '@contract/member/profile-field';
import { linkText, profileLink } from './profile-link';

export const ProfileFields = ({ fields }: { fields: readonly ProfileField[] }) =>
  fields.length > 0 && (
    <dl className="profile-fields">
      {fields.map(({ name, value }, index) => (
        <div key={index}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">
            <FieldValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );

function FieldValue({ value }: { value: string }) {
  const url = profileLink(value);
  if (!url) return value;
  return (
    <a href={url.href} target="_blank" rel="me nofollow noopener ugc" dir="ltr">
      <IconLink className="icon icon-sm" />
      {linkText(url)}
    </a>
  );
}
