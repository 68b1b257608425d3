import { expect, test, vi } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { sendFeed } from './send-feed.ts'

const file = new File(['<rss/>'], 'ships.xml')

function createContext(params: Record<string, string> = {}) {
  const state = { id: '1', state: 'arriving', pieces: 1, pieceBytes: 100, present: [] }
  const call = vi.fn(async (key: string, _input: { body?: unknown }) =>
    key.endsWith('/completion') ? { became: 'feed-1' } : state,
  )
  const intl = { t: (id: string) => id }
  return { ctx: { api: { call }, intl, params } as unknown as PageContext, call }
}

const bodyOf = ({ call }: ReturnType<typeof createContext>, end: string) =>
  call.mock.calls.find(([key]) => key.endsWith(end))?.[1].body

test('a file goes as every file does, by its name, and leads to the report of what it became', async () => {
  const given = createContext()
  expect(await sendFeed()(given.ctx, {}, { file })).toMatchObject({ redirect: '/company/feeds/feed-1?done=read#done' })
  expect(bodyOf(given, '/file')).toMatchObject({ purpose: 'feed', size: 6 })
  expect(bodyOf(given, '/completion')).toEqual({ name: 'ships.xml' })
})

test('on the page of a feed it is a newer version of that one', async () => {
  const given = createContext({ id: 'feed-1' })
  await sendFeed()(given.ctx, {}, { file })
  expect(bodyOf(given, '/completion')).toEqual({ name: 'ships.xml', target: 'feed-1' })
})

test.each([{}, { file: new File([], 'empty.xml') }])(
  'nothing is sent where there is nothing in it: %j',
  async (files) => {
    const given = createContext()
    expect(await sendFeed()(given.ctx, {}, files)).toMatchObject({
      failure: { errors: { file: { file: 'feed.add.no-file' } } },
    })
    expect(given.call).not.toHaveBeenCalled()
  },
)
