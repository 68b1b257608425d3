import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseImage } from '#src/contract/file/images.ts'
import { Picture } from './picture.tsx'

const html = renderToString(<Picture kind="logo" image="northstrand" width={48} height={48} alt="" />)

test('a picture keeps its place, waits until it is near, and offers the smallest format first', () => {
  expect(html).toMatch(/<img [^>]*width="48" height="48"/)
  expect(html).toContain('loading="lazy"')
  expect([...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)).toEqual(['image/avif', 'image/webp'])
})

test('every address that it names is one that is made', () => {
  const addresses = [...html.matchAll(/\/img\/(\w+)\/([\w.-]+)/g)]
  expect(addresses).toHaveLength(7)
  for (const [, kind, file = ''] of addresses) expect(parseImage(kind, file), file).toBeDefined()
  expect(html).toContain('/img/logo/northstrand-48.avif 1x, /img/logo/northstrand-96.avif 2x')
})
