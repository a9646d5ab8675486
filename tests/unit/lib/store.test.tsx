// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from '@/lib/store/create-store';
import { useStore } from '@/lib/store/use-store';

test('a store notifies its subscribers of changes only', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a component renders again only when the selected part changes', () => {
  const store = createStore({ name: 'Ada', age: 1 });
  let renders = 0;
  const Name = () => {
    renders += 1;
    return <p>{useStore(store, ({ name }) => name)}</p>;
  };
  render(<Name />);
  act(() => store.set({ name: 'Ada', age: 2 }));
  expect(renders).toBe(1);
  act(() => store.set({ name: 'Ines', age: 2 }));
  expect(screen.getByText('Ines')).toBeVisible();
});
