import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { Activity, useState } from 'react';
import { WizardSteps } from '@/components/kits/form/wizard/WizardSteps';
import { WELCOME_STEPS } from '@contract/member/member';
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
const titles = [welcomeText.stepFace, welcomeText.stepProfile, welcomeText.stepFollow];

/** The first steps of a new member; members whose steps are over see the feed. */
export function WelcomeStepPage() {
  const { step } = route.useParams();
  const navigate = useNavigate();
  const { data: me, error, refetch } = useQuery(meOptions());
  const [visited, setVisited] = useState<readonly StepPath[]>([]);
  if (!isStepPath(step) || me?.welcome === null) return <Navigate to="/" replace />;
  if (!visited.includes(step)) setVisited([...visited, step]);
  const current = STEP_PATHS.indexOf(step) + 1;
  const reached = me ? WELCOME_STEPS.indexOf(me.welcome) + 1 : 0;
  return (
    <div className="welcome-step min-vh-100">
      <header className="row-4 bg-shell text-shell-ink">
        <Link className="brand me-auto fs-2xl" to="/" aria-label={welcomeText.plazaGoToTheFeed}>
          <Logo />
          <span>{welcomeText.plaza}</span>
        </Link>
        <Link to="/" className="btn text-reset">
          {welcomeText.finishLater}
        </Link>
      </header>
      <main id="main" className="prose mx-auto py-6 px-4 stack-4" tabIndex={-1}>
        <WizardSteps
          titles={titles}
          current={current}
          open={Math.max(current, Math.min(reached, STEP_PATHS.length))}
          done={reached}
          onStep={(to) => {
            const path = STEP_PATHS[to - 1];
            if (path) void navigate({ to: '/welcome/$step', params: { step: path } });
          }}
        />
        {me ? (
          // What was begun in another step is kept. The shown one is first: its heading is that of the page.
          [step, ...visited.filter((other) => other !== step)].map((path) => {
            const Step = steps[path];
            return (
              <Activity key={path} mode={path === step ? 'visible' : 'hidden'}>
                <Step />
              </Activity>
            );
          })
        ) : error ? (
          <ErrorState title={welcomeText.accountLoadFailed} error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton what={welcomeText.yourAccount} rows={3} />
        )}
      </main>
    </div>
  );
}
