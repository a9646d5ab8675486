import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileUploadsPage } from '@/components/forms/file-uploads/FileUploadsPage';
import { walkCards } from '../support/gallery';

const picture = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

test('file uploads', () =>
  walkCards(FileUploadsPage, {
    'Drop zone': async ({ q, user, press, says, hasNot }) => {
      await user.upload(q.getByLabelText('Choose a file'), new File(['minutes'], 'minutes.txt'));
      await says('Kept in this browser');
      await press('Remove minutes.txt');
      await hasNot('.uploads li');
      fireEvent.paste(q.getByRole('group', { name: /drop or paste/ }), {
        clipboardData: { files: [picture('pasted.png')] },
      });
      await says('pasted.png');
    },
    'Several with limits': async ({ q, slide, says }) => {
      slide('Files at most', 1);
      fireEvent.change(q.getByLabelText('Choose pictures'), {
        target: {
          files: [
            new File(['a'], 'a.txt', { type: 'text/plain' }),
            picture('large.png', 2_100_000),
            picture('first.png'),
            picture('second.png'),
          ],
        },
      });
      await says('a.txt is of another kind.');
      await says('large.png is 2.1 MB, more than 2.0 MB.');
      await says('second.png is one too many.');
    },
    'Picture previews': async ({ q, user, has }) => {
      await user.upload(q.getByLabelText('Add to the album'), [picture('a.png'), picture('b.png')]);
      await has('.is-gallery li:nth-child(2) img');
    },
    'Cancel and retry': async ({ q, user, flip, press, says }) => {
      await user.upload(q.getByLabelText('Send a recording'), picture('band.png', 3_000_000));
      await says('The line broke');
      await flip('The line is broken');
      await press('Retry band.png');
      expect(q.getByRole('progressbar', { name: 'Sending band.png' })).toBeInTheDocument();
      await press('Cancel band.png');
      await says('Stopped');
    },
    'Face with crop': async ({ q, user, slide, says }) => {
      await user.upload(q.getByLabelText('Choose a face'), picture('me.png'));
      await says('me.png is not kept yet.');
      slide('Closer', 200);
      expect(q.getByRole('img', { name: 'The part that is kept' })).toHaveStyle({ transform: 'scale(2)' });
    },
  }));
