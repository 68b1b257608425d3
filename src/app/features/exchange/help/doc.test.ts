import { expect, test } from 'vitest'
import { type DocEntry, findNeighbours, orderDocs } from './doc.ts'
import { parseDoc } from './parse-doc.ts'

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
