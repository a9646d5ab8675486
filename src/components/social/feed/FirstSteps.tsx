import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import IconToDo from '~icons/tabler/circle';
import IconDone from '~icons/tabler/circle-check-filled';
import IconX from '~icons/tabler/x';
import type { Me } from '@contract/member/member';
import { followedTagsOptions } from '@/queries/social/tag-follow';
import { welcomeStepOptions } from '@/queries/account/welcome';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import { meOptions } from '@/queries/social/member/me';
import { feedDetailsText } from '@/messages/social/feed-details';

/** People and tags. */
const FOLLOWS = 3;

const stepsOf = ({ avatarUrl, bio, counts }: Me, followedTags: number) =>
  [
    { label: feedDetailsText.makeAFace, done: avatarUrl !== null, step: 'face' },
    { label: feedDetailsText.writeOneLineAboutYou, done: bio !== '', step: 'profile' },
    {
      label: feedDetailsText.followThreePeopleOrTags,
      done: counts.following + followedTags >= FOLLOWS,
      step: 'follow',
    },
    { label: feedDetailsText.writeYourFirstPost, done: counts.posts > 0, step: null },
  ] as const;

/** What a new member has done so far, read from the account; ends itself when all is done. */
export function FirstSteps() {
  const client = useQueryClient();
  const { data: me } = useQuery(meOptions());
  const { data: tags = [] } = useQuery(followedTagsOptions());
  const { mutate: remember } = useMutation(welcomeStepOptions());
  const isSending = useIsMutating({ mutationKey: [OUTBOX_KEY] }) > 0;
  const steps = me?.welcome ? stepsOf(me, tags.length) : [];
  const isDone = steps.length > 0 && steps.every(({ done }) => done);

  // A sent post or follow changes the counts of the account.
  useEffect(() => {
    if (!isSending) void client.invalidateQueries({ queryKey: meOptions().queryKey });
  }, [client, isSending]);
  useEffect(() => {
    if (isDone) remember(null);
  }, [isDone, remember]);

  if (steps.length === 0) return null;
  return (
    <section className="py-3 px-4" aria-labelledby="first-steps">
      <header className="row-2">
        <h2 id="first-steps">{feedDetailsText.firstSteps}</h2>
        <span className="me-auto fs-sm text-ink-3">
          {feedDetailsText.progress(steps.filter(({ done }) => done).length, steps.length)}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={feedDetailsText.dismissFirstSteps}
          onClick={() => remember(null)}
        >
          <IconX />
        </button>
      </header>
      <ul className="d-grid cols-2 column-gap-4">
        {steps.map(({ label, done, step }) => (
          <li key={label} className={`row-2 min-h-md${done ? ' text-ink-3' : ''}`}>
            {done ? (
              <IconDone className="icon text-success-text" />
            ) : (
              <IconToDo className="icon text-ink-3" />
            )}
            {done ? (
              <span>
                {label}
                <span className="visually-hidden">, {feedDetailsText.done}</span>
              </span>
            ) : step ? (
              <Link className="fw-semibold" to="/welcome/$step" params={{ step }}>
                {label}
              </Link>
            ) : (
              <Link className="fw-semibold" to="/post">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
