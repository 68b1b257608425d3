import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { COMPANY_CHANGE } from '#src/contract/http/session.ts'
import { FeedList } from './feed-list.tsx'
import { FeedSourceView } from './feed-source.tsx'

const source = {
  id: 'f1',
  name: 'Fleet feed',
  kind: 'address',
  address: null,
  readAt: null,
  dueAt: null,
  confirmedAt: 0,
  failures: 0,
  live: 0,
  report: null,
}
const detail = { source, history: [], items: [], total: 0, page: 1, pageSize: 20, waits: false }

async function countForms(permissions: string[]): Promise<number> {
  const session = { role: 'company', emailVerified: true, permissions } as Partial<PageContext['session']>
  const ctx = await createPageContext({}, { session: session as PageContext['session'], here: '/company/feeds' })
  const pages = [
    render(ctx, <FeedList data={{ feeds: { items: [], most: 5 } } as never} ctx={ctx} />),
    render(ctx, <FeedSourceView data={{ feed: detail } as never} ctx={ctx} />),
  ]
  return pages.join('').match(/<form/g)?.length ?? 0
}

test('feeds are read by all members of a company, with their forms for those who may change it', async () => {
  expect(await countForms([])).toBe(0)
  expect(await countForms([COMPANY_CHANGE])).toBe(5)
})
