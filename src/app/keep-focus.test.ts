// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { moveFocusAfterRemoval } from '@/lib/browser/focus-move';
import { keepFocus } from './keep-focus';

test('a part that moves the focus late comes before the nearest control', async () => {
  document.body.innerHTML = '<main><h1>Feed</h1><p><button>Back</button></p><button>To top</button></main>';
  const find = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button, article')].find(
      ({ textContent }) => textContent === name,
    );
  keepFocus();
  const back = find('Back');
  if (!back) throw new Error('No button');
  const press = () => {
    back.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  };
  press();
  back.remove();
  await expect.poll(() => document.activeElement).toBe(find('To top'));

  document.querySelector('p')?.append(back);
  press();
  moveFocusAfterRemoval(back, () => find('Post'));
  back.remove();
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  document.querySelector('p')?.insertAdjacentHTML('beforeend', '<article tabindex="-1">Post</article>');
  await expect.poll(() => document.activeElement).toBe(find('Post'));
});
