import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

const silence = new Console(
  new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  }),
);

/**
 * happy-dom prints aborted requests ("socket hang up") and refusals past vitest's console. Pages see both in the
 * promise of the request; what pages print themselves is unaffected.
 */
const quietHappyDom: Environment = {
  name: 'quiet-happy-dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    const { console } = global;
    Object.assign(global, { console: silence });
    try {
      return await happyDom.setup(global, options);
    } finally {
      Object.assign(global, { console });
    }
  },
};

export default quietHappyDom;
