import { afterEach, expect, test, vi } from 'vitest'
import { renewToken } from './form-token.ts'

afterEach(() => vi.unstubAllGlobals())

/** A form that posts, with the field of its token. */
function createForm() {
  const field = { value: 'held' }
  return { field, form: { method: 'post', querySelector: () => field } as unknown as HTMLFormElement }
}

test('a form goes with the token of the session that is open now', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ csrfToken: 'fresh' }))
  const { field, form } = createForm()
  expect([await renewToken(form), field.value]).toEqual([true, 'fresh'])
})

test('a server that is away gives no token: the form goes with the one it holds', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable', message: 'Away' }, { status: 503 }))
  const { field, form } = createForm()
  expect([await renewToken(form), field.value]).toEqual([true, 'held'])
})

test('a line that is cut is told, and the form keeps what it holds', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const { field, form } = createForm()
  expect([await renewToken(form), field.value]).toEqual([false, 'held'])
})
