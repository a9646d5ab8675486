import { useQuery } from '@tanstack/react-query';
import { FollowButton } from '@/components/social/follow/FollowButton';
import { SuggestionReason } from '@/components/social/follow/SuggestionReason';
import { PersonRow } from '@/components/social/follow/PersonRow';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { FollowTagButton } from '@/components/social/tag/FollowTagButton';
import { suggestionsOptions } from '@/queries/social/member/member';
import { trendsOptions } from '@/queries/social/search';
import { welcomeText } from '@/messages/account/welcome';
import { StepFooter } from './StepFooter';
import { useWelcomeStep } from './use-welcome-step';

const SHOWN = 6;
const TAGS_SHOWN = 4;

export function FollowStep() {
  const { next } = useWelcomeStep('follow');
  const { data: people, error, refetch } = useQuery(suggestionsOptions());
  return (
    <form
      className="card large-fields p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <h1 tabIndex={-1}>{welcomeText.followThreeToFive}</h1>
      <p className="mt-1 mb-5 text-ink-2">{welcomeText.followHint}</p>
      {people ? (
        <ul className="people-list">
          {people.slice(0, SHOWN).map(({ member, cause, approvesFollowers }) => (
            <PersonRow key={member.id} member={member} note={<SuggestionReason cause={cause} />}>
              <FollowButton member={member} approvesFollowers={approvesFollowers} small />
            </PersonRow>
          ))}
        </ul>
      ) : error ? (
        <ErrorState title={welcomeText.suggestionsLoadFailed} error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton what={welcomeText.people} rows={4} faces />
      )}
      <TagsToFollow />
      {people?.length === 0 && <p>{welcomeText.nobodyYet}</p>}
      <StepFooter action={welcomeText.goToTheSquare} onSkip={() => void next()} />
    </form>
  );
}

const TagsToFollow = () => {
  const { data: trends = [] } = useQuery(trendsOptions());
  if (trends.length === 0) return null;
  return (
    <section className="mt-5" aria-labelledby="welcome-tags">
      <h2 className="mb-2 fs-lg" id="welcome-tags">
        {welcomeText.tagsPeopleWriteAbout}
      </h2>
      <ul className="tile-grid gap-2">
        {trends.slice(0, TAGS_SHOWN).map(({ tag, label, posts }) => (
          <li key={tag} className="box row-2 ps-3 pe-1">
            <b className="text-truncate">#{label}</b>
            <small className="me-auto text-ink-3 text-nowrap">{welcomeText.posts(posts)}</small>
            <FollowTagButton tag={{ tag, label }} small />
          </li>
        ))}
      </ul>
    </section>
  );
};
