import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Post } from '@contract/post/post';
import { CharacterCounter } from '@/components/social/composer/field/CharacterCounter';
import { sendBlocker } from '@/components/social/composer/draft-to-post';
import { useDraft } from '@/components/social/composer/use-draft';
import { PostTextField } from '@/components/social/composer/field/PostTextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { type Draft, emptyDraft } from '@/lib/storage/draft-types';
import { countGraphemes } from '@/lib/text/graphemes';
import { useAuth } from '@/lib/auth/use-auth';
import { postOptions } from '@/queries/social/post/post';
import { enqueuePostEdit } from '@/queries/social/mutations/post/post-edit';
import { commonText } from '@/messages/ui/common';
import { postDialogText } from '@/messages/social/post-dialog';
import './post-dialogs.scss';

interface Props {
  postId: string;
  onClose: () => void;
}

const toDraft = ({ text, contentWarning, media }: Post): Draft => ({
  ...emptyDraft,
  text,
  contentWarning,
  pictures: media.map(({ id, alt, width, height }) => ({ id, alt, width, height })),
});

/** Edits the reader's own post. The draft survives closing the dialog. */
export function EditPostDialog({ postId, onClose }: Props) {
  const { data: post } = useQuery(postOptions(postId));
  const { user } = useAuth();
  return post && user ? <EditPostForm post={post} uid={user.uid} onClose={onClose} /> : null;
}

function EditPostForm({ post, uid, onClose }: { post: Post; uid: string; onClose: () => void }) {
  const client = useQueryClient();
  const [initial] = useState(() => toDraft(post));
  const name = `${uid}:edit:${post.id}`;
  const { draft, change, clear, state } = useDraft(name, '', initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const [saving, setSaving] = useState(false);
  const id = useId();
  const blocker = post.poll && draft.text.trim() ? null : sendBlocker(draft);
  const warning = draft.contentWarning?.trim() ?? '';
  const thumbs = new Map(post.media.map(({ id: mediaId, still, url }) => [mediaId, still ?? url]));
  const save = async () => {
    if (blocker || saving) return field.current?.focus();
    setSaving(true);
    await enqueuePostEdit(client, {
      postId: post.id,
      text: draft.text.trim(),
      contentWarning: warning || null,
      media: draft.pictures.map(({ id: picture, alt }) => ({ id: picture, alt: alt.trim() })),
      draft: { name, value: draft },
    });
    clear();
    onClose();
    return undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={postDialogText.editPost}
      lead={postDialogText.editLead}
      staticBackdrop
      footer={
        <DialogFooter
          onCancel={onClose}
          start={
            <>
              <CharacterCounter used={countGraphemes(draft.text)} />
              {state === 'saved' && (
                <button
                  type="button"
                  className="btn btn-outline-secondary"
                  onClick={() => {
                    clear();
                    onClose();
                  }}
                >
                  {postDialogText.discardChanges}
                </button>
              )}
            </>
          }
        >
          <button
            type="button"
            className="btn btn-primary"
            disabled={blocker !== null}
            title={blocker ?? undefined}
            onClick={() => void save()}
          >
            {commonText.save}
          </button>
        </DialogFooter>
      }
    >
      <div className="stack-2">
        <label className="form-label mt-1 mb-0" htmlFor={`${id}w`}>
          {postDialogText.contentWarning}
        </label>
        <input
          id={`${id}w`}
          className="form-control"
          autoComplete="off"
          placeholder={commonText.none}
          maxLength={200}
          value={draft.contentWarning ?? ''}
          onChange={(event) => change({ contentWarning: event.target.value })}
        />
        <label className="form-label mt-1 mb-0" htmlFor={id}>
          {postDialogText.text}
        </label>
        <PostTextField
          id={id}
          ref={field}
          value={draft.text}
          placeholder={postDialogText.writeSomething}
          invalid={blocker !== null}
          focusFirst
          className="edited-text form-control fs-xl"
          onChange={(text) => change({ text })}
          onSend={() => void save()}
        />
        {draft.pictures.map((picture, index) => (
          <div key={picture.id} className="d-flex gap-3">
            <img
              className="flex-none rounded-sm fit-cover"
              src={thumbs.get(picture.id)}
              alt=""
              width={72}
              height={54}
            />
            <label className="visually-hidden" htmlFor={`${id}${index}`}>
              {postDialogText.descriptionOf(index + 1)}
            </label>
            <textarea
              id={`${id}${index}`}
              className="edited-text form-control"
              rows={2}
              dir="auto"
              maxLength={1000}
              placeholder={postDialogText.describeThisPicture}
              value={picture.alt}
              onChange={(event) =>
                change({ pictures: draft.pictures.with(index, { ...picture, alt: event.target.value }) })
              }
            />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
