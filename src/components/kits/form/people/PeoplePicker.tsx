import { Combobox } from '@/components/kits/form/combobox/Combobox';
import type { FieldLabelProps } from '@/components/kits/form/field/Field';
import { Avatar } from '@/components/ui/Avatar';

export interface PickablePerson {
  id: number;
  name: string;
  image: string | null;
  /** Shown below the name and searched as well. */
  role?: string | undefined;
}

interface Props extends FieldLabelProps {
  people: readonly PickablePerson[];
  /** Ids of the chosen people, in the order chosen. */
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** Chooses people by name or role; the chosen are chips with faces. */
export const PeoplePicker = ({ people, value, onChange, ...field }: Props) => (
  <Combobox
    {...field}
    several
    empty="No people found"
    options={people.map(({ id, name, image, role = '' }) => ({
      id: String(id),
      name,
      note: role,
      icon: <Avatar name={name} url={image} size="xs" silent />,
    }))}
    value={value.map(String)}
    onChange={(ids) => onChange(ids.map(Number))}
  />
);
