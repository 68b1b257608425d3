import { expect, test } from 'vitest'
import { writeHints } from './early-hints.ts'

test('names styles, modules and data in the order in which they are needed', () => {
  expect(writeHints({ styles: ['/a.css'], modules: ['/b.js', '/c.js'], fetches: ['/d.json?areas=x,y'] })).toBe(
    '</a.css>; rel=preload; as=style, </b.js>; rel=modulepreload, </c.js>; rel=modulepreload, ' +
      '</d.json?areas=x,y>; rel=preload; as=fetch; crossorigin=anonymous',
  )
  expect(writeHints({})).toBe('')
})
