import { expect, test } from 'vitest';
import { editPost } from '@contract/post/post-edit';
import { updateMe } from '@contract/member/profile';
import { getMe } from '@contract/member/member';
import type { NewPost } from '@contract/post/post-write';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const invisible = [
  '\u200b',
  '\u200b \u200d\ufe0f',
  '\u2060\u2061\ufeff',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u2800\u2800',
  '\u00ad',
  '\u0301\u0301',
  '\u202e\u202c',
  '\u{e0041}\u{e007f}',
  '\u00a0\u3164\u3000',
];
const refused = (field: string) => ({
  problem: { code: 'validation', fields: { [field]: expect.any(String) } },
});

test.each(invisible)('%j is no name, post, warning or poll option', async (text) => {
  await expect(api.call('ines', updateMe, { body: { name: text } })).rejects.toMatchObject(refused('name'));
  const posts: [string, NewPost][] = [
    ['text', { text }],
    ['text', { text: 'First', continued: [{ text }] }],
    ['contentWarning', { text: 'Lamps', contentWarning: text }],
    ['poll', { text: 'Which?', poll: { options: ['This', text], minutes: 5 } }],
  ];
  for (const [field, post] of posts)
    await expect(api.write('ines', post), field).rejects.toMatchObject(refused(field));
  const { id: postId } = await api.write('ines', 'Lamps on at six');
  const change = { params: { postId }, body: { text, contentWarning: null } };
  await expect(api.call('ines', editPost, change)).rejects.toMatchObject(refused('text'));
});

test.each(['👩‍👩‍👧', 'ا', '१', '。', 'é', '🇵🇹', 'שלום', '—'])('%s is a name and a post', async (text) => {
  expect((await api.call('ines', updateMe, { body: { name: text } })).name).toBe(text);
  expect((await api.write('ines', text)).text).toBe(text);
});

test('a new member with an invisible name gets a visible one, and no name turns the line around', async () => {
  const token = await api.tokens.sign('blank', { claims: { name: '\u200b\u3164' } });
  const response = await api.request('/me', { headers: { authorization: `Bearer ${token}` } });
  expect(getMe.response.parse(await response.json()).name).toBe('New member');
  const { name } = await api.call('ines', updateMe, { body: { name: 'Ines \u202etsetihcraM' } });
  expect(name).toBe('Ines tsetihcraM');
});

test.each([
  ['Rui\u200b Alves', 'Rui Alves'],
  ['\u2066Rui\u2069 Alves\u200f', 'Rui Alves'],
  ['Rui\u00ad\ufeff\u3164 Alves', 'Rui Alves'],
  ['Ze\u0301', 'Zé'],
  ['R\u200du\u200ci', 'Rui'],
  ['Rui\u{e0041}\u{e007f}', 'Rui'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['👩‍👩‍👧 and 👩🏽‍🚀', '👩‍👩‍👧 and 👩🏽‍🚀'],
  ['❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('stores the name and the option %j as %j', async (written, stored) => {
  expect((await api.call('ines', updateMe, { body: { name: written } })).name).toBe(stored);
  const { poll } = await api.write('ines', { text: '', poll: { options: [written, 'Other'], minutes: 5 } });
  expect(poll?.options.map(({ text }) => text)).toEqual([stored, 'Other']);
});

test('refuses options that look the same', async () => {
  const poll = { options: ['Yes', 'Ye\u200bs'], minutes: 5 };
  await expect(api.write('ines', { text: 'Sure?', poll })).rejects.toMatchObject(refused('poll'));
});

test.each([
  ['no name', {}],
  ['the mail address as name', { name: 'private.person@mail.example' }],
])('gives a new member with %s a name and handle apart from the mail address', async (what, given) => {
  const claims = { name: undefined, email: 'private.person@mail.example', ...given };
  const uid = `new ${what}`;
  const token = await api.tokens.sign(uid, { claims });
  const response = await api.request('/me', { headers: { authorization: `Bearer ${token}` } });
  const { name, handle } = getMe.response.parse(await response.json());
  expect(name).toBe('New member');
  expect(handle).toMatch(/^member_\d{5}$/);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
