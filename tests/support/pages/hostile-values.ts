const byKind = {
  prototype: [
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'then',
    'length',
  ],
  word: ['', ' ', 'undefined', 'null', 'true', 'false', 'NaN', 'Infinity', '-Infinity', 'new', 'all'],
  number: [
    '0',
    '-0',
    '-1',
    '1',
    '200',
    '1.5',
    '1e3',
    '1e309',
    '007',
    '0x10',
    `${Number.MAX_SAFE_INTEGER}`,
    '9'.repeat(20),
  ],
  json: ['{}', '[]', '[[]]', '[null]', '["a","a"]', '[1e400]', '"', '""', '"two words"', '{"toString":1}'],
  keys: [
    '{"__proto__":{"x":1}}',
    '{"__proto__":["x"]}',
    '{"constructor":["x"]}',
    '{"length":-1}',
    '{"then":[]}',
  ],
  nested: ['{"status":["x","x"]}', '{"amount":["x","-1"]}', `${'['.repeat(3000)}${']'.repeat(3000)}`],
  list: [',', '-', ',,-,', ':', 'a:b', '__proto__:100', '-constructor,toString', '-,-', 'name:1e9'],
  character: [
    '\\',
    '\u0000',
    '\n',
    '%',
    '%00',
    '%E0%A4%A',
    '?',
    '&',
    '#',
    '+',
    'a=b',
    '*',
    '(',
    '[',
    '^(a+)+$',
  ],
  markup: [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//evil.example',
  ],
  text: ['../../etc/passwd', "' OR 1=1 --", '\u{1F4A5}', '\u202Eabc', 'e\u0301'.repeat(80), '\uD800'],
  long: ['a'.repeat(10_000), '\u{1F3F3}\uFE0F\u200D\u{1F308}'.repeat(30)],
  date: ['2026-02-30', '0000-00-00', '9999-99-99T99:99', '2026-11-22', '-271821-04-20', '+275760-09-13'],
};

/** Values of search parameters that have broken pages, or could. */
export const hostileValues: readonly string[] = Object.values(byKind).flat();

/** Query strings that no link of the app writes. */
export const hostileQueries: readonly string[] = (
  '% %E0%A4%A=%E0%A4%A = == &&& ?? =x __proto__=x __proto__[x]=1 constructor=1 toString=1&valueOf=2 then=1 ' +
  'layout layout= layout=a&layout=b layout=unknown layout=__proto__ layout={"toString":1} q=a&q=b q[]=a tab=a&tab=b'
).split(' ');
