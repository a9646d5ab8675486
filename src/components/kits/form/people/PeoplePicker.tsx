import { Combobox } from '@/components/kits/form/combobox/Combobox';
import type { FieldLabelProps } from '@/components/kits/form/field/Field';
import { Avatar } from '@/components/ui/Avatar';
import { formText } from '@/messages/ui/form';

export interface PickablePerson<Id extends number | string = number> {
  id: Id;
  name: string;
  image: string | null;
  /** Shown below the name and searched as well. */
  role?: string | undefined;
}

export interface PeoplePickerProps<Id extends number | string> extends FieldLabelProps {
  people: readonly PickablePerson<Id>[];
  /** Ids of the chosen people, in the order chosen. */
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

/** Chooses people by name or role; the chosen are chips with faces. */
export const PeoplePicker = <Id extends number | string>({
  people,
  value,
  onChange,
  ...field
}: PeoplePickerProps<Id>) => (
  <Combobox
    {...field}
    several
    empty={formText.noPeopleFound}
    options={people.map(({ id, name, image, role = '' }) => ({
      id: String(id),
      name,
      note: role,
      icon: <Avatar name={name} url={image} size="xs" silent />,
    }))}
    value={value.map(String)}
    onChange={(texts) => {
      const ids = [...people.map(({ id }) => id), ...value];
      onChange(texts.flatMap((text) => ids.find((id) => String(id) === text) ?? []));
    }}
  />
);
