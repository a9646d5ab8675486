let isLeaving = false;

/** Whether the page is being left: it gets no answer any more, but a write that is committed at once lands. */
export const isPageLeaving = (): boolean => isLeaving;

const follow = ({ type }: Event) => {
  isLeaving = type === 'pagehide';
};

if (typeof window !== 'undefined') {
  // Before the listeners that store what was typed last.
  window.addEventListener('pagehide', follow, true);
  window.addEventListener('pageshow', follow, true);
}
