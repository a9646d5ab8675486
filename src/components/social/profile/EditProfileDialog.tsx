import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '@contract/member';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { toFormError } from '@/lib/api/form-error';
import {
  profilePictureUrl,
  type ProfileChanges,
  type ProfilePicture,
  saveProfileOptions,
} from '@/queries/social/member/profile';
import { ProfilePictureField } from './ProfilePictureField';

interface Props {
  member: Pick<Member, 'name' | 'bio' | 'avatarUrl' | 'bannerUrl'>;
  /** Changes that wait or were refused, to go on from. */
  start?: ProfileChanges;
  /** Key of the waiting write that these take the place of. */
  replaces?: string;
  onClose: () => void;
}

type Pictures = Pick<ProfileChanges, 'avatar' | 'banner'>;

const picturesOf = ({ avatar, banner }: Pictures = {}): Pictures => ({
  ...(avatar === undefined ? {} : { avatar }),
  ...(banner === undefined ? {} : { banner }),
});

const pictureAddress = (picture: ProfilePicture | null | undefined, before: string | null): string | null =>
  picture === undefined ? before : picture && profilePictureUrl(picture);

const toStoredPicture = async (picture: Blob | null): Promise<ProfilePicture | null> =>
  picture && { bytes: await picture.arrayBuffer(), type: picture.type };

/** Pixels in which they are kept. */
const AVATAR_SIZE = [512, 512] as const;
const BANNER_SIZE = [1500, 375] as const;

/** Changes the own name, bio, face and banner. */
export function EditProfileDialog({ member, start, replaces, onClose }: Props) {
  const [name, setName] = useState((start ?? member).name);
  const [bio, setBio] = useState((start ?? member).bio);
  const [pictures, setPictures] = useState<Pictures>(() => picturesOf(start));
  const save = useMutation(saveProfileOptions());
  const refusal = save.error && toFormError(save.error);
  const blank = name.trim() === '';
  const choose = async (which: keyof Pictures, picture: Blob | null) => {
    const value = await toStoredPicture(picture);
    setPictures((now) => ({ ...now, [which]: value }));
  };
  return (
    <Dialog
      open
      staticBackdrop
      onClose={onClose}
      title="Edit your profile"
      size="md"
      footer={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            form="edit-profile"
            className="btn btn-primary"
            disabled={blank}
            aria-disabled={save.isPending}
          >
            {save.isPending ? 'Saving' : 'Save'}
          </button>
        </>
      }
    >
      <form
        id="edit-profile"
        className="profile-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!blank && !save.isPending) {
            save.mutate(
              { name: name.trim(), bio: bio.trim(), ...pictures, replaces },
              { onSuccess: onClose },
            );
          }
        }}
      >
        <ProfilePictureField
          label="Face"
          url={pictureAddress(start?.avatar, member.avatarUrl)}
          size={AVATAR_SIZE}
          onChange={(picture) => void choose('avatar', picture)}
        />
        <ProfilePictureField
          label="Banner"
          url={pictureAddress(start?.banner, member.bannerUrl)}
          size={BANNER_SIZE}
          onChange={(picture) => void choose('banner', picture)}
        />
        <label>
          Name
          <input
            className="form-control"
            data-autofocus
            maxLength={60}
            autoComplete="name"
            value={name}
            aria-invalid={blank || refusal?.fields['name'] ? true : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label>
          Bio
          <textarea
            className="form-control"
            rows={4}
            maxLength={500}
            dir="auto"
            value={bio}
            aria-invalid={refusal?.fields['bio'] ? true : undefined}
            onChange={(event) => setBio(event.target.value)}
          />
        </label>
        {refusal && (
          <p className="invalid-feedback d-block" role="alert">
            {Object.values(refusal.fields).join(' ') || refusal.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
