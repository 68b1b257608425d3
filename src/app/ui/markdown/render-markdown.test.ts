import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const render = (markdown: string) => renderMarkdown(markdown, { locale: 'en' })

const TAG =
  /<\/?(?:p|ul|ol|li|strong|em|del|br|hr|blockquote|code|pre|h[2-6]|a|table|thead|tbody|tr|th|td|bdi)(?: (?:id|class|href|rel|scope|data-l|start)="[^"<>]*")*>/g
const SAFE_LINK = /^(?:#|\/(?![/\\])|https?:\/\/|mailto:|tel:)/

const decode = (text: string) =>
  text
    .replace(/&#x([\da-f]+);?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&colon;', ':')
    .replaceAll('&Tab;', '\t')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Only allowed tags are left, and every link leads to an allowed target. */
function expectHarmless(html: string, name: string): void {
  expect(html.replace(TAG, ''), name).not.toMatch(/[<>]/)
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(decode(href), name).toMatch(SAFE_LINK)
}

const ATTACKS = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<div>\n\n[x](javascript:alert(1))\n\n</div>',
  '<!-- --><svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](/%09/evil.example)',
  '[x](\\\\evil.example)',
  '[x](https://user:password@evil.example)',
  '[x](/path"onmouseover="alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](#"onmouseover="alert(1))',
  '[x](/a "title" onmouseover=alert(1))',
  '[x](/a \'x" onmouseover="alert(1)\')',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](/a.png)',
  '![<script>alert(1)</script>](x)',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick="x>',
  '[x]: javascript:alert(1)\n\n[x]',
  '## <script>alert(1)</script>',
  '## "onclick="alert(1)',
  '## [x](javascript:alert(1))',
  '| "onclick="alert(1) | <b>x</b> |\n|---|--:|\n| [x](javascript:alert(1)) | <script> |',
  '```html" onclick="alert(1)\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '`` </code><script> ``',
  '- [x] <script>\n- [ ] [x](data:x)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>body{display:none}</style>',
  '<math><mi//xlink:href="data:x,<script>">',
  '\\<script>alert(1)</script>',
]

test.each(ATTACKS)('nothing of %j gets out of the text', (attack) => {
  for (const locale of ['en', 'ar'] as const) expectHarmless(renderMarkdown(attack, { locale }).html, attack)
})

test('whatever pieces of attacks and Markdown are put together, only texts come out', () => {
  const piece = fc.oneof(
    fc.constantFrom(...ATTACKS),
    fc.constantFrom(
      '[',
      '](',
      ')',
      '<',
      '>',
      '"',
      "'",
      '&',
      '`',
      '|',
      '\n',
      '\n\n',
      '# ',
      '> ',
      '- ',
      '*',
      '_',
      '\\',
      '!',
      '---',
      '\t',
    ),
    fc.string({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      expectHarmless(renderMarkdown(text, { locale: 'en' }).html, text)
      expectHarmless(renderMarkdown(text, { locale: 'ar' }).html, text)
    }),
    { numRuns: 400 },
  )
})

test('headings can be linked to in any script, and the same words twice stay apart', () => {
  const { html, headings } = renderMarkdown('# До *судна*!\n\n## Pay\n\n## Pay\n\n## Pay 2\n\n### Small\n\n## !!!', {
    locale: 'uk',
  })
  expect(headings).toEqual([
    { id: 'до-судна', text: 'До судна!' },
    { id: 'pay', text: 'Pay' },
    { id: 'pay-2', text: 'Pay' },
    { id: 'pay-2-2', text: 'Pay 2' },
    { id: 'part', text: '!!!' },
  ])
  expect(html).toContain('<h3 id="small"><a href="#small">Small</a></h3>')
})

test('links of the site lead to the reader’s language, others stay and tell nothing about the reader', () => {
  const { html } = renderMarkdown(
    '[a](/vacancy?rank=master#top) [b](https://www.itfseafarers.org/) [c](mailto:a@b.example) [d](tel:+44200) [e](#pay)',
    { locale: 'ar' },
  )
  expect(html).toContain('href="/ar/vacancy?rank=master#top"')
  expect(html).toContain('href="https://www.itfseafarers.org/" rel="noopener noreferrer"')
  expect(html).toContain('href="mailto:a@b.example"')
  expect(html).toContain('href="tel:+44200"')
  expect(html).toContain('href="#pay"')
})

test('a link that may not be followed leaves its words', () => {
  expect(render('Read [the *rules*](ftp://a.example) first').html).toBe('<p>Read the <em>rules</em> first</p>\n')
})

test('a table’s cells know their heads, so that it can be read on a phone', () => {
  const { html } = render('| Rank | Pay, USD |\n|---|--:|\n| C/O | 9,000 |')
  expect(html).toContain('<th scope="col" class="number">Pay, USD</th>')
  expect(html).toContain('<th scope="row" class="full">C/O</th>')
  expect(html).toContain('<td class="full number" data-l="Pay, USD">9,000</td>')
})

test('Latin and numeric runs keep their order in Arabic, and only there', () => {
  const text = 'القدرة 3000 kW أو 4–6 أشهر (C/O) و 21 يومًا، MLC 2006&nbsp;A1.4 P&I'
  expect(renderMarkdown(text, { locale: 'ar' }).html).toBe(
    '<p>القدرة <bdi>3000 kW</bdi> أو <bdi>4–6</bdi> أشهر (<bdi>C/O</bdi>) و 21 يومًا، <bdi>MLC 2006</bdi>&nbsp;<bdi>A1.4 P&amp;I</bdi></p>\n',
  )
  expect(renderMarkdown('راسل crew_desk@gangway.example', { locale: 'ar' }).html).toBe(
    '<p>راسل <a href="mailto:crew_desk@gangway.example"><bdi>crew_desk@gangway.example</bdi></a></p>\n',
  )
  expect(renderMarkdown('3000 kW', { locale: 'ar', language: 'en' }).html).toBe('<p>3000 kW</p>\n')
})
