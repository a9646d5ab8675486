import { SpaceRole } from '@contract/space/space';
import { roleNames } from './role-names';

interface Props {
  label: string;
  value: SpaceRole;
  onChange: (role: SpaceRole) => void;
}

export const RoleSelect = ({ label, value, onChange }: Props) => (
  <select
    className="form-select w-auto"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(SpaceRole.parse(target.value))}
  >
    {SpaceRole.options.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </select>
);
