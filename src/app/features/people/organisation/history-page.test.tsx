import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { EVENT_ACTS, EVENT_KINDS } from '#src/contract/organisation/event-acts.ts'
import type { TeamEvent, TeamEvents } from '#src/contract/organisation/event-schemas.ts'
import { HistoryView } from './history-page.tsx'

const event = (changes: Partial<TeamEvent>): TeamEvent => ({
  ...{
    id: 'e',
    act: 'vacancy-published',
    actor: 'a@mail.example',
    subject: null,
    role: null,
    object: null,
    byAdmin: false,
    at: 1,
  },
  ...changes,
})

async function draw(events: Partial<TeamEvents>, search: Record<string, string> = {}): Promise<string> {
  const ctx = await createPageContext({}, { here: '/company/team/history', search })
  const data = { events: { items: [], next: null, members: [{ id: 'm', email: 'a@mail.example' }], ...events } }
  return render(ctx, <HistoryView data={data} ctx={ctx} />)
}

const NAMED = { id: '9000001', vacancyId: 'v', name: 'Halcyon Reach', rank: 'chief-officer' }

test('each act has a text, and a link to its object or to the page of its kind', async () => {
  for (const kind of EVENT_KINDS)
    for (const act of EVENT_ACTS[kind]) {
      const html = await draw({ items: [event({ act, object: NAMED })] })
      const [, row = ''] = /<td class="full">(.*?)<\/td>/.exec(html) ?? []
      expect(row.replaceAll(/<[^>]+>/g, ''), act).not.toBe('')
      expect(row.includes('<a '), act).toBe(kind !== 'team')
    }
})

test('an object that no longer exists has no link', async () => {
  const html = await draw({ items: [event({}), event({ id: 'f', act: 'ship-removed' })] })
  expect(html).not.toMatch(/<td class="full">[^/]*<a /)
})

test('the next page keeps the filter, and the form shows it', async () => {
  const html = await draw({ items: [event({})], next: 'e' }, { kind: 'vacancy', member: 'm' })
  expect(html).toContain('href="/company/team/history?kind=vacancy&amp;member=m&amp;before=e"')
  expect(html).toMatch(/<option value="vacancy" selected/)
})

test('without entries the page says so, and offers to remove the filter', async () => {
  expect(await draw({}, { kind: 'ship' })).toContain('Show all entries')
  expect(await draw({})).not.toContain('Show all entries')
})
