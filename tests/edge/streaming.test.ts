import { expect, test } from 'vitest'
import { createEdge } from './support/edge.ts'

const encode = (text: string) => new TextEncoder().encode(text)

test('a page that is drawn piece by piece leaves so, and ends in </html>', async () => {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => {
    finish = resolve
  })
  const body = () =>
    new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encode('<html><body>shell'))
        await waiting
        controller.enqueue(encode('later</body></html>'))
        controller.close()
      },
    })
  const edge = createEdge({
    renderer: { renderApp: async () => ({ status: 200, body: body(), headers: new Headers() }) },
  })
  const response = await edge.visit('/seaman/cv', { as: 'seaman', headers: { 'accept-encoding': 'identity' } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('<html><body>shell')
  finish()
  expect((await reader?.read())?.value).toMatch(/<\/html>$/)
})

test('a streamed document is kept whole', async () => {
  const body = () => new Response('<html></html>').body as ReadableStream<Uint8Array>
  const edge = createEdge({
    renderer: { renderDocument: async () => ({ status: 200, body: body(), headers: new Headers() }) },
  })
  for (const from of ['miss', 'hit']) {
    const response = await edge.visit('/vacancy')
    expect([response.headers.get('x-cache'), await response.text()]).toEqual([from, '<html></html>'])
  }
})

test('a document that breaks off is neither sent nor kept', async () => {
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(encode('<html>'))
        controller.error(new Error('broken'))
      },
    })
  const edge = createEdge({
    renderer: { renderDocument: async () => ({ status: 200, body: body(), headers: new Headers() }) },
  })
  expect((await edge.visit('/vacancy')).status).toBe(500)
  expect(edge.caches.held.size).toBe(0)
})
