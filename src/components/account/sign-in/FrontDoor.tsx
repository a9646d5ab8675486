import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconArrow from '~icons/tabler/arrow-right';
import IconClock from '~icons/tabler/clock-pause';
import IconCloud from '~icons/tabler/cloud-check';
import IconApps from '~icons/tabler/layout-grid';
import { Avatar } from '@/components/ui/Avatar';
import { useAuthActions } from '@/lib/auth/use-auth';
import { env } from '@/lib/config/env';
import { faceUrl } from '@/lib/files/art-url';
import { showToast } from '@/lib/overlays/toast';
import { demoAccounts, demoPassword } from './demo-account';
import './front-door.scss';

const PROMISES = [
  [<IconClock key="icon" />, 'Nothing moves while you read', 'New posts wait behind a button.'],
  [<IconCloud key="icon" />, 'Nothing you write is lost', 'Drafts save as you type, also offline.'],
  [
    <IconApps key="icon" />,
    'The rest of your week is here too',
    'Chat, calendar, email, tasks and invoices.',
  ],
] as const;

const FACES = ['ines', 'leila', 'omar', 'teo', 'mei'] as const;

/** Beside the sign-in form: what Plaza is, for people who come for the first time. */
export const FrontDoor = () => (
  <div className="front-door">
    <p className="auth-layout-title">The town square, in a tab.</p>
    <p className="auth-layout-subtitle">
      See what your neighbours are up to, tell them what you are, and keep your calendar, tasks and invoices
      in the same place.
    </p>
    <div className="front-door-actions">
      <Link to="/auth/register" className="btn btn-primary btn-lg">
        Create your account
      </Link>
      <LookAround />
    </div>
    <p className="front-door-facts">
      <span className="avatar-group">
        {FACES.map((face) => (
          <Avatar key={face} name="" url={faceUrl(face)} size="sm" silent />
        ))}
      </span>
      No ads. Following shows the newest posts first.
    </p>
    <ul className="front-door-promises">
      {PROMISES.map(([icon, title, text]) => (
        <li key={title}>
          {icon}
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

/** The first demo account in local mode, a sample feed elsewhere. */
function LookAround() {
  const auth = useAuthActions();
  const [busy, setBusy] = useState(false);
  const label = (
    <>
      Look around first
      <IconArrow />
    </>
  );
  if (!env.local) {
    return (
      <Link to="/horizontal" className="btn btn-lg front-door-quiet">
        {label}
      </Link>
    );
  }
  const signIn = async () => {
    setBusy(true);
    try {
      await auth.signIn(demoAccounts[0].email, demoPassword, false);
    } catch (error) {
      showToast({
        type: 'error',
        title: 'The demo did not open',
        ...(error instanceof Error ? { text: error.message } : {}),
      });
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="btn btn-lg front-door-quiet"
      aria-disabled={busy}
      onClick={() => busy || void signIn()}
    >
      {label}
    </button>
  );
}
