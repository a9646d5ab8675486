import { Link } from '@tanstack/react-router';
import IconArrow from '~icons/tabler/arrow-right';
import { BrandScene } from '@/components/ui/art/BrandScene';
import { Logo } from '@/components/ui/art/Logo';
import { useAuth } from '@/lib/auth/use-auth';
import { welcomeText } from '@/messages/account/welcome';
import { Promises } from './Promises';
import { SquareList } from './SquareList';
import { SquarePeek } from './SquarePeek';
import { WelcomeFacts } from './WelcomeFacts';
import './welcome.scss';

/** The long version of the front door, with the whole square to read. */
export function WelcomePage() {
  const { user } = useAuth();
  return (
    <div className="welcome position-relative min-vh-100 bg-surface">
      <a className="skip-link" href="#main">
        {welcomeText.skipToContent}
      </a>
      <header className="welcome-bar position-absolute row-2">
        <Link className="brand me-auto fs-2xl" to="/" aria-label={welcomeText.plazaGoToTheFeed}>
          <Logo />
          <span>{welcomeText.plaza}</span>
        </Link>
        <nav className="d-none d-lg-block" aria-label={welcomeText.plaza}>
          <Link className="p-3 text-shell-ink-2 fw-semibold" to="/about">
            {welcomeText.about}
          </Link>
          <Link className="p-3 text-shell-ink-2 fw-semibold" to="/pages/pricing">
            {welcomeText.pricing}
          </Link>
          <Link className="p-3 text-shell-ink-2 fw-semibold" to="/about" hash="house-rules">
            {welcomeText.houseRules}
          </Link>
        </nav>
        {user ? (
          <Link to="/" className="btn btn-primary">
            {welcomeText.goToTheFeed}
          </Link>
        ) : (
          <>
            <Link to="/auth/login" className="btn btn-shell">
              {welcomeText.signIn}
            </Link>
            <Link to="/auth/register" className="btn btn-primary">
              {welcomeText.createAccount}
            </Link>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <div className="welcome-hero pine position-relative overflow-hidden bg-shell text-shell-ink">
          <div className="welcome-pitch pt-6">
            <h1 className="text-inherit" tabIndex={-1}>
              {welcomeText.slogan}
            </h1>
            <p className="narrow mt-4 fs-lg text-shell-ink-2">{welcomeText.pitch}</p>
            <div className="d-flex flex-wrap gap-3 narrow mt-6">
              {!user && (
                <Link to="/auth/register" className="btn btn-primary btn-lg fill-or-wrap">
                  {welcomeText.createYourAccount}
                </Link>
              )}
              <a href="#square" className="btn btn-lg btn-shell fill-or-wrap">
                {welcomeText.lookAroundFirst}
                <IconArrow className="icon flip-in-rtl" />
              </a>
            </div>
            <WelcomeFacts />
          </div>
          <div className="welcome-peek">
            <SquarePeek />
          </div>
          <div
            className="welcome-scene full-row d-flex align-items-end justify-content-center"
            aria-hidden="true"
          >
            <BrandScene />
            <BrandScene />
            <BrandScene />
            <BrandScene />
          </div>
        </div>
        <Promises
          className="welcome-promises mx-auto tile-grid tile-grid-lg p-6"
          itemClassName="card gap-2 p-5 text-ink-2"
        />
        <SquareList />
      </main>
      <footer className="row-5 justify-content-center p-6 fs-sm">
        <Link className="text-ink-2" to="/about">
          {welcomeText.about}
        </Link>
        <Link className="text-ink-2" to="/support">
          {welcomeText.support}
        </Link>
        <Link className="text-ink-2" to="/contact">
          {welcomeText.contactUs}
        </Link>
      </footer>
    </div>
  );
}
