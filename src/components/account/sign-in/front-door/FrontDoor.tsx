import { Promises } from '@/components/account/welcome/Promises';
import { SquarePeek } from '@/components/account/welcome/SquarePeek';
import { BrandScene } from '@/components/ui/art/BrandScene';
import './front-door.scss';

/** Beside the sign-in form: the square to read, and what the product promises. */
export const FrontDoor = () => (
  <>
    <SquarePeek />
    <Promises className="front-door-promises" />
    <BrandScene />
  </>
);
