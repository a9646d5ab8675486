import { Link } from '@tanstack/react-router';
import IconArrow from '~icons/tabler/arrow-right';
import { BrandScene } from '@/components/ui/art/BrandScene';
import { Logo } from '@/components/ui/art/Logo';
import { useAuth } from '@/lib/auth/use-auth';
import { Promises } from './Promises';
import { SquareList } from './SquareList';
import { SquarePeek } from './SquarePeek';
import { WelcomeFacts } from './WelcomeFacts';
import './welcome.scss';

/** The long version of the front door, with the whole square to read. */
export function WelcomePage() {
  const { user } = useAuth();
  return (
    <div className="welcome">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="welcome-bar">
        <Link className="brand" to="/" aria-label="Plaza, go to the feed">
          <Logo />
          <span>Plaza</span>
        </Link>
        <nav aria-label="Plaza">
          <Link to="/about">About</Link>
          <Link to="/pages/pricing">Pricing</Link>
          <Link to="/about" hash="house-rules">
            House rules
          </Link>
        </nav>
        {user ? (
          <Link to="/" className="btn btn-primary">
            Go to the feed
          </Link>
        ) : (
          <>
            <Link to="/auth/login" className="btn welcome-quiet">
              Sign in
            </Link>
            <Link to="/auth/register" className="btn btn-primary">
              Create account
            </Link>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <div className="welcome-hero">
          <div className="welcome-pitch">
            <h1 tabIndex={-1}>The town square, in a tab.</h1>
            <p>
              See what your neighbours are up to, tell them what you are, and keep the calendar, tasks and
              invoices of your corner of town in the same place.
            </p>
            <div className="welcome-actions">
              {!user && (
                <Link to="/auth/register" className="btn btn-primary btn-lg">
                  Create your account
                </Link>
              )}
              <a href="#square" className="btn btn-lg welcome-quiet">
                Look around first
                <IconArrow />
              </a>
            </div>
            <WelcomeFacts />
          </div>
          <div className="welcome-peek">
            <SquarePeek />
          </div>
          <div className="welcome-scene" aria-hidden="true">
            <BrandScene />
            <BrandScene />
            <BrandScene />
            <BrandScene />
          </div>
        </div>
        <Promises className="welcome-promises" />
        <SquareList />
      </main>
      <footer className="welcome-footer">
        <Link to="/about">About</Link>
        <Link to="/support">Support</Link>
        <Link to="/contact">Contact Us</Link>
      </footer>
    </div>
  );
}
