import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DocumentStyle } from './document-style.ts'
import { createStyleInliner } from './inline-style.ts'

const STYLE: DocumentStyle = {
  names: ['p', '.a', '.js'],
  later: [2],
  conditions: [''],
  rules: [
    [0, [['p', [[0]]]], [['top:0', []]]],
    [0, [['.a', [[1]]]], [['top:$&1px', []]]],
    [0, [['.js p', [[2, 0]]]], [['top:2px', []]]],
  ],
}
const pageOf = (body: string) => `<html><head><style></style></head><body>${body}</body></html>`

test('a document carries the rules it can match, and its policy allows these and no others', async () => {
  const { html, hash } = await createStyleInliner(STYLE)(pageOf('<p class="a b">'))
  const css = /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''
  expect(css).toBe('p{top:0}.a{top:$&1px}.js p{top:2px}')
  expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

test('a document carries the rules of what a script will put there', async () => {
  const { html } = await createStyleInliner(STYLE)(pageOf('<i data-wears="b a">'))
  expect(html).toContain('<style>.a{top:$&1px}</style>')
})

test('what a script will put there may be in anything, and anything in it', async () => {
  const style: DocumentStyle = {
    names: ['.b i.a', '.b p', '.c i'],
    later: [],
    conditions: [''],
    rules: [0, 1, 2].map((name) => [0, [[`.r${name}`, [[name]]]], [['top:0', []]]]),
  }
  const { html } = await createStyleInliner(style)(pageOf('<i data-wears="a"></i><p class="b"></p><i class="c"></i>'))
  expect(html).toContain('<style>.r0{top:0}</style>')
})

test('pages with other names get another style', async () => {
  const dress = createStyleInliner(STYLE)
  const [first, second, again] = await Promise.all(
    [pageOf('<p>'), pageOf('<p class="a">'), pageOf('<p>Text')].map(dress),
  )
  expect(first?.hash).toBe(again?.hash)
  expect(first?.hash).not.toBe(second?.hash)
})

test('what a text says of classes is no class, and an element of its own no place for the style', async () => {
  const { html } = await createStyleInliner(STYLE)(pageOf('<b>class=&quot;a&quot; &lt;p</b><style></style>'))
  expect(html).toContain('<style></style></head>')
})
