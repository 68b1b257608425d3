import { expect, test } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { sourceAction } from './actions.ts'

test('after an act on a feed its other rows may be otherwise as well', async () => {
  const api = { readFeedNow: async () => ({ source: { id: 'feed-1' } }) }
  const ctx = { api, params: { id: 'feed-1' }, locale: 'en' } as unknown as PageContext
  const result = await sourceAction(ctx, { act: 'read' }, {})
  expect(result).toMatchObject({ changed: { stale: expect.arrayContaining([['feed', 'feed-1']]) } })
})
