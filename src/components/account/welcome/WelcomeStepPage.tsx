import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { Logo } from '@/components/ui/art/Logo';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { meOptions } from '@/queries/social/member/me';
import { welcomeText } from '@/messages/account/welcome';
import { FaceStep } from './FaceStep';
import { FollowStep } from './FollowStep';
import { ProfileStep } from './ProfileStep';
import { isStepPath, STEP_PATHS, type StepPath } from './step-paths';
import './welcome-step.scss';

const route = getRouteApi('/_bare/welcome/$step');

const steps = { face: FaceStep, profile: ProfileStep, follow: FollowStep };

/** The first steps of a new member; members whose steps are over see the feed. */
export function WelcomeStepPage() {
  const { step } = route.useParams();
  const { data: me, error, refetch } = useQuery(meOptions());
  if (!isStepPath(step) || me?.welcome === null) return <Navigate to="/" replace />;
  const Step = steps[step];
  return (
    <div className="welcome-step">
      <header className="row-4">
        <Link className="brand me-auto fs-2xl" to="/" aria-label={welcomeText.plazaGoToTheFeed}>
          <Logo />
          <span>{welcomeText.plaza}</span>
        </Link>
        <Progress step={step} />
        <Link to="/" className="btn text-reset">
          {welcomeText.finishLater}
        </Link>
      </header>
      <main id="main" className="py-6 px-4" tabIndex={-1}>
        {me ? (
          <Step key={step} />
        ) : error ? (
          <ErrorState title={welcomeText.accountLoadFailed} error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton what={welcomeText.yourAccount} rows={3} />
        )}
      </main>
    </div>
  );
}

const Progress = ({ step }: { step: StepPath }) => {
  const number = STEP_PATHS.indexOf(step) + 1;
  return (
    <p className="welcome-step-progress row-1">
      <span className="me-2 fs-sm">{welcomeText.stepOf(number, STEP_PATHS.length)}</span>
      {STEP_PATHS.map((each, index) => (
        <i key={each} className={index < number ? 'is-on' : undefined} />
      ))}
    </p>
  );
};
