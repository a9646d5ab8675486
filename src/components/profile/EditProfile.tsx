import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '@contract/member';
import { Dialog } from '@/components/ui/Dialog';
import { type MeChanges, updateMeOptions } from '@/queries/member';
import { PictureField } from './PictureField';

interface Props {
  member: Member;
  onClose: () => void;
}

/** Pixels in which they are kept. */
const FACE = [512, 512] as const;
const BANNER = [1500, 375] as const;

/** Changes the own name, bio, face and banner. */
export function EditProfile({ member, onClose }: Props) {
  const [name, setName] = useState(member.name);
  const [bio, setBio] = useState(member.bio);
  const [pictures, setPictures] = useState<Pick<MeChanges, 'avatar' | 'banner'>>({});
  const save = useMutation(updateMeOptions());
  const blank = name.trim() === '';
  return (
    <Dialog
      open
      stays
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
        className="edit-p"
        onSubmit={(event) => {
          event.preventDefault();
          if (!blank && !save.isPending) {
            save.mutate({ name: name.trim(), bio: bio.trim(), ...pictures }, { onSuccess: onClose });
          }
        }}
      >
        <PictureField
          label="Face"
          url={member.avatarUrl}
          size={FACE}
          onChange={(avatar) => setPictures({ ...pictures, avatar })}
        />
        <PictureField
          label="Banner"
          url={member.bannerUrl}
          size={BANNER}
          onChange={(banner) => setPictures({ ...pictures, banner })}
        />
        <label>
          Name
          <input
            className="form-control"
            data-autofocus
            maxLength={60}
            autoComplete="name"
            value={name}
            aria-invalid={blank || undefined}
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
            onChange={(event) => setBio(event.target.value)}
          />
        </label>
      </form>
    </Dialog>
  );
}
