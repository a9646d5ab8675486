import { Link, Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import IconArrow from '~icons/tabler/arrow-right';
import { BrandScene } from '@/components/ui/art/BrandScene';
import { Logo } from '@/components/ui/art/Logo';
import './auth-layout.scss';

const FrontDoor = lazy(() => import('./front-door/FrontDoor').then((door) => ({ default: door.FrontDoor })));

export function AuthLayout() {
  const isFrontDoor = useMatch({ from: '/_bare/auth/login', shouldThrow: false }) !== undefined;
  return (
    <div className={isFrontDoor ? 'auth-layout has-front-door' : 'auth-layout'}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <section className="auth-layout-panel" aria-label="Plaza">
        <Link className="brand" to="/" aria-label="Plaza, go to the feed">
          <Logo />
          <span>Plaza</span>
        </Link>
        {isFrontDoor ? <Pitch /> : <Greeting />}
        {!isFrontDoor && <BrandScene />}
      </section>
      <main id="main" className="auth-layout-main" tabIndex={-1}>
        <Outlet />
        <p className="auth-layout-footer">
          <Link to="/about">About</Link>
          <Link to="/support">Support</Link>
          <Link to="/contact">Contact Us</Link>
        </p>
      </main>
      {isFrontDoor && (
        // Its height is reserved, so that nothing shifts when the content arrives.
        <section className="front-door" aria-label="About Plaza">
          <Suspense>
            <FrontDoor />
          </Suspense>
        </section>
      )}
    </div>
  );
}

/** What Plaza is, in one sentence, and the ways in, for people who come for the first time. */
const Pitch = () => (
  <div className="auth-layout-header">
    <p className="auth-layout-title">The town square, in a tab.</p>
    <p className="auth-layout-subtitle">
      See what your neighbours are up to, tell them what you are, and keep your calendar, tasks and invoices
      in the same place.
    </p>
    <div className="front-door-actions">
      <Link to="/auth/register" className="btn btn-primary btn-lg">
        Create your account
      </Link>
      <Link to="/welcome" className="btn btn-lg front-door-quiet">
        Look around first
        <IconArrow />
      </Link>
    </div>
  </div>
);

const Greeting = () => (
  <div className="auth-layout-header">
    <p className="auth-layout-title">
      The square
      <br className="d-none d-lg-inline" /> is open.
    </p>
    <p className="auth-layout-subtitle">Read, reply and meet your neighbours.</p>
  </div>
);
