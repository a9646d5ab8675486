import { Link, Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import IconArrow from '~icons/tabler/arrow-right';
import { BrandScene } from '@/components/ui/art/BrandScene';
import { Logo } from '@/components/ui/art/Logo';
import { signInText } from '@/messages/account/sign-in';
import './auth-layout.scss';

const FrontDoor = lazy(() => import('./front-door/FrontDoor').then((door) => ({ default: door.FrontDoor })));

export function AuthLayout() {
  const isFrontDoor = useMatch({ from: '/_bare/auth/login', shouldThrow: false }) !== undefined;
  return (
    <div className={`auth-layout min-vh-100 d-grid bg-surface${isFrontDoor ? ' has-front-door' : ''}`}>
      <a className="skip-link" href="#main">
        {signInText.skipToContent}
      </a>
      <section
        className="auth-layout-panel pine position-relative overflow-hidden bg-shell text-shell-ink d-flex flex-column"
        aria-label={signInText.plaza}
      >
        <Link className="brand" to="/" aria-label={signInText.plazaGoToTheFeed}>
          <Logo />
          <span>{signInText.plaza}</span>
        </Link>
        {isFrontDoor ? <Pitch /> : <Greeting />}
        {!isFrontDoor && <BrandScene />}
      </section>
      <main
        id="main"
        className="auth-layout-main d-flex flex-column align-items-center pt-7 px-5 pb-5"
        tabIndex={-1}
      >
        <Outlet />
        <p className="d-flex gap-5 mt-6 fs-sm">
          <Link className="text-ink-2" to="/about">
            {signInText.about}
          </Link>
          <Link className="text-ink-2" to="/support">
            {signInText.support}
          </Link>
          <Link className="text-ink-2" to="/contact">
            {signInText.contactUs}
          </Link>
        </p>
      </main>
      {isFrontDoor && (
        // Its height is reserved, so that nothing shifts when the content arrives.
        <section
          className="front-door pine position-relative overflow-hidden bg-shell text-shell-ink"
          aria-label={signInText.aboutPlaza}
        >
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
  <div className="mt-5">
    <p className="auth-layout-title">{signInText.slogan}</p>
    <p className="measure mt-2 fs-lg text-shell-ink-2">{signInText.pitch}</p>
    <div className="d-flex flex-wrap gap-3 narrow mt-5">
      {/* On a phone the form below says the same. */}
      <Link to="/auth/register" className="btn btn-primary btn-lg fill-or-wrap d-none d-lg-inline-flex">
        {signInText.createYourAccount}
      </Link>
      <Link to="/welcome" className="btn btn-lg btn-shell fill-or-wrap">
        {signInText.lookAroundFirst}
        <IconArrow className="icon flip-in-rtl" />
      </Link>
    </div>
  </div>
);

const Greeting = () => (
  <div className="mt-5">
    <p className="auth-layout-title">{signInText.theSquareIsOpen(<br className="d-none d-lg-inline" />)}</p>
    <p className="measure d-none d-lg-block mt-2 fs-lg text-shell-ink-2">{signInText.subtitle}</p>
  </div>
);
