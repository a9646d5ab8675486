import IconLink from '~icons/tabler/link';
import type { ProfileField } from '@contract/member/profile-field';
import { linkText, profileLink } from './profile-link';

export const ProfileFields = ({ fields }: { fields: readonly ProfileField[] }) =>
  fields.length > 0 && (
    <dl className="tile-grid tile-grid-sm row-gap-2 mt-3">
      {fields.map(({ name, value }, index) => (
        <div key={index}>
          <dt className="fs-sm text-ink-3 fw-semibold wrap-anywhere" dir="auto">
            {name}
          </dt>
          <dd className="m-0 wrap-anywhere" dir="auto">
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
    <a className="inline-row-1" href={url.href} target="_blank" rel="me nofollow noopener ugc" dir="ltr">
      <IconLink className="icon icon-sm flex-none" />
      {linkText(url)}
    </a>
  );
}
