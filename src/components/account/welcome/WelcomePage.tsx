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
    <div className="welcome">
      <a className="skip-link" href="#main">
        {welcomeText.skipToContent}
      </a>
      <header className="welcome-bar">
        <Link className="brand" to="/" aria-label={welcomeText.plazaGoToTheFeed}>
          <Logo />
          <span>{welcomeText.plaza}</span>
        </Link>
        <nav aria-label={welcomeText.plaza}>
          <Link to="/about">{welcomeText.about}</Link>
          <Link to="/pages/pricing">{welcomeText.pricing}</Link>
          <Link to="/about" hash="house-rules">
            {welcomeText.houseRules}
          </Link>
        </nav>
        {user ? (
          <Link to="/" className="btn btn-primary">
            {welcomeText.goToTheFeed}
          </Link>
        ) : (
          <>
            <Link to="/auth/login" className="btn welcome-quiet">
              {welcomeText.signIn}
            </Link>
            <Link to="/auth/register" className="btn btn-primary">
              {welcomeText.createAccount}
            </Link>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <div className="welcome-hero">
          <div className="welcome-pitch">
            <h1 tabIndex={-1}>{welcomeText.slogan}</h1>
            <p>{welcomeText.pitch}</p>
            <div className="welcome-actions">
              {!user && (
                <Link to="/auth/register" className="btn btn-primary btn-lg">
                  {welcomeText.createYourAccount}
                </Link>
              )}
              <a href="#square" className="btn btn-lg welcome-quiet">
                {welcomeText.lookAroundFirst}
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
        <Link to="/about">{welcomeText.about}</Link>
        <Link to="/support">{welcomeText.support}</Link>
        <Link to="/contact">{welcomeText.contactUs}</Link>
      </footer>
    </div>
  );
}
