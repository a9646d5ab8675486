import * as z from 'zod/mini';

export const MAX_PROFILE_FIELDS = 4;
export const MAX_FIELD_NAME_LENGTH = 30;
export const MAX_FIELD_VALUE_LENGTH = 200;

/** A line of a profile, such as "Website" and its address. Values that are https addresses show as links. */
export const ProfileField = z.object({
  name: z.string().check(z.maxLength(MAX_FIELD_NAME_LENGTH)),
  value: z.string().check(z.maxLength(MAX_FIELD_VALUE_LENGTH)),
});
export type ProfileField = z.infer<typeof ProfileField>;

export const ProfileFields = z.array(ProfileField).check(z.maxLength(MAX_PROFILE_FIELDS));
