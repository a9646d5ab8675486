import { Link } from '@tanstack/react-router';
import IconArrow from '~icons/tabler/arrow-right';
import { Promises } from '@/components/account/welcome/Promises';
import { SquarePeek } from '@/components/account/welcome/SquarePeek';
import { BrandScene } from '@/components/ui/art/BrandScene';
import './front-door.scss';

/** Beside the sign-in form: the square to read, what the product promises, and the ways in. */
export const FrontDoor = () => (
  <>
    <div className="front-door-actions">
      <Link to="/auth/register" className="btn btn-primary btn-lg">
        Create your account
      </Link>
      <Link to="/welcome" className="btn btn-lg front-door-quiet">
        Look around first
        <IconArrow />
      </Link>
    </div>
    <SquarePeek />
    <Promises className="front-door-promises" />
    <BrandScene />
  </>
);
