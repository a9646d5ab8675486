import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '@contract/member/member';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { toFormError } from '@/lib/api/form-error';
import {
  profilePictureUrl,
  type ProfileChanges,
  type ProfilePicture,
  saveProfileOptions,
} from '@/queries/social/mutations/member/profile';
import { commonText } from '@/messages/ui/common';
import { profileText } from '@/messages/social/profile';
import { profileEditText } from '@/messages/social/profile-edit';
import { ProfileFieldInputs } from './ProfileFieldInputs';
import { ProfilePictureField } from './ProfilePictureField';

interface Props {
  member: Pick<Member, 'name' | 'bio' | 'fields' | 'avatarUrl' | 'bannerUrl'>;
  /** Queued or rejected changes to edit. */
  initial?: ProfileChanges;
  /** Key of the outbox entry that these changes replace. */
  replaces?: string;
  onClose: () => void;
}

type Pictures = Pick<ProfileChanges, 'avatar' | 'banner'>;

const pickPictures = ({ avatar, banner }: Pictures = {}): Pictures => ({
  ...(avatar === undefined ? {} : { avatar }),
  ...(banner === undefined ? {} : { banner }),
});

const pictureUrl = (picture: ProfilePicture | null | undefined, current: string | null): string | null =>
  picture === undefined ? current : picture && profilePictureUrl(picture);

const toStoredPicture = async (picture: Blob | null): Promise<ProfilePicture | null> =>
  picture && { bytes: await picture.arrayBuffer(), type: picture.type };

/** Stored sizes, in px. */
const AVATAR_SIZE = [512, 512] as const;
const BANNER_SIZE = [1500, 375] as const;

export function EditProfileDialog({ member, initial, replaces, onClose }: Props) {
  const [name, setName] = useState((initial ?? member).name);
  const [bio, setBio] = useState((initial ?? member).bio);
  const [fields, setFields] = useState(initial?.fields ?? member.fields);
  const [pictures, setPictures] = useState<Pictures>(() => pickPictures(initial));
  const save = useMutation(saveProfileOptions());
  const formError = save.error && toFormError(save.error);
  const blank = name.trim() === '';
  const setPicture = async (which: keyof Pictures, picture: Blob | null) => {
    const value = await toStoredPicture(picture);
    setPictures((current) => ({ ...current, [which]: value }));
  };
  return (
    <Dialog
      open
      staticBackdrop
      onClose={onClose}
      title={profileText.editProfile}
      footer={
        <DialogFooter onCancel={onClose}>
          <button
            type="submit"
            form="edit-profile"
            className="btn btn-primary"
            disabled={blank}
            aria-disabled={save.isPending}
          >
            {save.isPending ? commonText.saving : commonText.save}
          </button>
        </DialogFooter>
      }
    >
      <form
        id="edit-profile"
        className="stack-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!blank && !save.isPending) {
            save.mutate(
              { name: name.trim(), bio: bio.trim(), fields, ...pictures, replaces },
              { onSuccess: onClose },
            );
          }
        }}
      >
        <ProfilePictureField
          label={profileEditText.profilePicture}
          url={pictureUrl(initial?.avatar, member.avatarUrl)}
          size={AVATAR_SIZE}
          onChange={(picture) => void setPicture('avatar', picture)}
        />
        <ProfilePictureField
          label={profileEditText.banner}
          url={pictureUrl(initial?.banner, member.bannerUrl)}
          size={BANNER_SIZE}
          onChange={(picture) => void setPicture('banner', picture)}
        />
        <label className="stack-1 fw-semibold">
          {commonText.name}
          <input
            className="form-control"
            data-autofocus
            dir="auto"
            maxLength={60}
            autoComplete="name"
            value={name}
            aria-invalid={blank || formError?.fields['name'] ? true : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className="stack-1 fw-semibold">
          {profileEditText.bio}
          <textarea
            className="form-control"
            rows={4}
            maxLength={500}
            dir="auto"
            value={bio}
            aria-invalid={formError?.fields['bio'] ? true : undefined}
            onChange={(event) => setBio(event.target.value)}
          />
        </label>
        <ProfileFieldInputs fields={fields} onChange={setFields} />
        {formError && (
          <p className="invalid-feedback d-block" role="alert">
            {Object.values(formError.fields).join(' ') || formError.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
