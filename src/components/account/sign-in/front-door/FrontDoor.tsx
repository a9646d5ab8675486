import { Promises } from '@/components/account/welcome/Promises';
import { SquarePeek } from '@/components/account/welcome/SquarePeek';
import { BrandScene } from '@/components/ui/art/BrandScene';

/** Beside the sign-in form: the square to read, and what the product promises. */
export const FrontDoor = () => (
  <>
    <SquarePeek />
    <Promises
      className="stack-3 mt-6"
      itemClassName="d-flex align-items-start gap-3"
      textClassName="fs-sm text-shell-ink-2"
    />
    <BrandScene />
  </>
);
