import { expect, test } from 'vitest'
import { createEdge } from './support/edge.ts'

const files: Record<string, string> = { '/assets/a.js': 'plain', '/assets/a.js.br': 'packed', '/assets/b.svg': 'drawn' }
const assets = async (path: string) => (path in files ? new Response(files[path]) : new Response(null, { status: 404 }))
const edge = createEdge({ assets })
const ask = (path: string, encoding: string) => edge.visit(path, { headers: { 'accept-encoding': encoding } })
const describe = async (answer: Response) => [
  answer.headers.get('content-type'),
  answer.headers.get('content-encoding'),
  await answer.text(),
]

test('a file of the build is sent as the build has packed it, to anyone who takes it so', async () => {
  const type = 'text/javascript; charset=utf-8'
  expect(await describe(await ask('/assets/a.js', 'gzip, deflate, br, zstd'))).toEqual([type, 'br', 'packed'])
  expect(await describe(await ask('/assets/a.js', 'gzip'))).toEqual([type, null, 'plain'])
  expect(await describe(await ask('/assets/b.svg', 'br'))).toEqual(['image/svg+xml', null, 'drawn'])
})

test('it is kept for good, each way of packing for itself', async () => {
  const { headers } = await ask('/assets/a.js', 'br')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('vary')).toBe('Accept-Encoding')
})

test('what is no file of the build is not there', async () => {
  for (const path of ['/assets/gone.js', '/assets/a.js.br', '/assets/a'])
    expect((await ask(path, 'br')).status, path).toBe(404)
})
