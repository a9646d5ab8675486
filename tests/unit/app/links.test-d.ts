import type { LinkProps, RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router';
import { describe, expectTypeOf, test } from 'vitest';
import type { MenuUrl } from '@/data/navigation';
import type { listPrimaryNav } from '@/data/primary-navigation';

/** The options as `<Link>` would take them; anything else where they do not fit. */
type Checked<Options> = ValidateLinkOptions<RegisteredRouter, Options>;

type PageUrl = Exclude<NonNullable<LinkProps['to']>, `${string}$${string}`>;

interface WithParam {
  to: '/auth/confirm-mail/$email';
  params: { email: string };
}
interface WithoutParam {
  to: '/auth/confirm-mail/$email';
}
interface WrongParam {
  to: '/auth/confirm-mail/$email';
  params: { mail: string };
}
interface Plain {
  to: '/auth/login';
}
interface Nowhere {
  to: '/auth/no-such-page';
}

// The type checker checks this file; nothing runs.
describe('links are checked by the compiler', () => {
  test('an address with a param demands it', () => {
    expectTypeOf<WithParam>().toExtend<Checked<WithParam>>();
    expectTypeOf<WithoutParam>().not.toExtend<Checked<WithoutParam>>();
    expectTypeOf<WrongParam>().not.toExtend<Checked<WrongParam>>();
  });

  test('a page that does not exist is refused, in links and in the menu', () => {
    expectTypeOf<Plain>().toExtend<Checked<Plain>>();
    expectTypeOf<Nowhere>().not.toExtend<Checked<Nowhere>>();
    expectTypeOf<MenuUrl>().toExtend<PageUrl>();
    expectTypeOf<ReturnType<typeof listPrimaryNav>[number]['url']>().toExtend<PageUrl>();
  });
});
