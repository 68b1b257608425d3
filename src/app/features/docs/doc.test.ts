import { expect, test } from 'vitest'
import { type DocEntry, findNeighbours, orderDocs } from './doc.ts'
import { parseDoc } from './parse-doc.ts'
import { renderDoc } from './render-doc.ts'

const entry = (slug: string, audience: DocEntry['audience'], order: number): DocEntry => ({
  slug,
  audience,
  order,
  title: slug,
  description: slug,
  language: 'en',
})

const shelf = orderDocs([
  entry('safety', 'everyone', 1),
  entry('fees', 'seafarers', 2),
  entry('firms', 'companies', 1),
  entry('start', 'seafarers', 1),
])

test('pages stand by audience, then by their own order', () => {
  expect(shelf.map(({ slug }) => slug)).toEqual(['start', 'fees', 'firms', 'safety'])
})

test('a page knows the ones beside it', () => {
  expect(findNeighbours(shelf, 'start')).toEqual({ next: shelf[1] })
  expect(findNeighbours(shelf, 'firms')).toEqual({ previous: shelf[1], next: shelf[3] })
  expect(findNeighbours(shelf, 'safety')).toEqual({ previous: shelf[2] })
})

const text = '---\ntitle: Fees: none\ndescription: Why\naudience: seafarers\norder: 3\n---\n\n## One\n\nText\n'

test('front matter is read up to the first colon', () => {
  expect(parseDoc('fees', 'en', text)).toEqual({
    ...entry('fees', 'seafarers', 3),
    title: 'Fees: none',
    description: 'Why',
    markdown: '\n## One\n\nText\n',
  })
})

test('a page without a title is refused', () => {
  expect(() => parseDoc('fees', 'en', text.replace('title', 'name'))).toThrow('Help page en/fees has no title')
})

test('headings can be linked to in any script, and twice the same words stay apart', () => {
  const { html, headings } = renderDoc('## До судна!\n\n## Pay\n\n## Pay\n\n### Small', 'uk')
  expect(headings.map(({ id }) => id)).toEqual(['до-судна', 'pay', 'pay-2'])
  expect(html).toContain('<h3 id="small"><a href="#small">Small</a></h3>')
})

test('a heading that already holds a link gets no second one around it', () => {
  expect(renderDoc('## See [pay](/pay)', 'en').html).toContain('<h2 id="see-pay-pay">See <a href="/pay">pay</a></h2>')
})

test('links of the site lead to the reader’s language, others stay', () => {
  const { html } = renderDoc('[a](/vacancy) [b](https://www.itfseafarers.org/)', 'ar')
  expect(html).toContain('href="/ar/vacancy"')
  expect(html).toContain('href="https://www.itfseafarers.org/"')
})
