import type { SpaceContact } from '@contract/space/body/contact';
import type { SpaceKind } from '@/data/space/space-collection';
import type { Contact } from './schema';

/** In a space every field is there: an empty text says that a value was removed. */
export const contactBody = ({
  name,
  email,
  image,
  role = '',
  BirthDate,
  phone = '',
  taxId = '',
  tags,
}: Omit<Contact, 'id'>): SpaceContact => ({
  name,
  email,
  image,
  role,
  birthDate: BirthDate ?? null,
  phone,
  taxId,
  tags,
});

export const contactInSpace: SpaceKind<Contact> = {
  kind: 'contact',
  toRecord: (id, { birthDate, role, phone, taxId, ...body }) => ({
    ...body,
    id,
    ...(role !== '' && { role }),
    ...(phone !== '' && { phone }),
    ...(taxId !== '' && { taxId }),
    ...(birthDate !== null && { BirthDate: birthDate }),
  }),
  toBody: contactBody,
};
