import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { Reconciliations } from '#src/contract/billing/admin-schemas.ts'
import { Books } from './books-page.tsx'

const NO_RUNS: Reconciliations = { runs: [], shown: null, stops: [] }
const RUN = {
  ...{ id: 'r1', by: 'a@gangway.example', source: 'admin', startedAt: 1, finishedAt: 2, comparedFrom: 0, found: 0 },
  checks: ['entry', 'balance'],
} satisfies Reconciliations['runs'][number]
const DIFFERENCE = { kind: 'balance', subject: 'h1:available:USD', reference: 'transfer:RF18', holderId: 'h1' } as const

async function draw(reconciliations: Reconciliations = NO_RUNS, confirmedUntil = 0): Promise<string> {
  const session = { id: 'a', role: 'admin', confirmedUntil } as never
  const ctx = await createPageContext({}, { here: '/admin/payments/books', session })
  return render(ctx, <Books data={{ reconciliations }} ctx={ctx} />)
}

test('the books are exported by a form that needs no scripting', async () => {
  const html = await draw()
  expect(html).toMatch(/<form[^>]* action="\/server\/admin\/ledger\/journal" method="get"/)
  for (const name of ['from', 'to', 'format']) expect(html).toContain(`name="${name}"`)
})

test('comparisons of the books are listed with who started them and what they found', async () => {
  const empty = await draw()
  expect(empty).toContain('value="check"')
  expect(empty).not.toContain('Latest checks')
  const daily = { ...RUN, id: 'r2', by: null, source: 'job', comparedFrom: Date.UTC(2026, 10), found: 2 } as const
  const running = { ...RUN, id: 'r3', by: null, finishedAt: null, found: null }
  const shown = { ...RUN, differences: [] }
  const html = await draw({ ...NO_RUNS, runs: [running, daily, RUN], shown })
  for (const text of ['The books agree with their entries.', 'a@gangway.example', 'Daily check', '2 differences'])
    expect(html).toContain(text)
  for (const text of ['Since 1 November 2026', 'Not finished', 'Deleted account', 'run=r2'])
    expect(html).toContain(text)
})

test('a difference names its first entry, and orders are allowed when it is gone', async () => {
  const shown = { ...RUN, found: 1, differences: [DIFFERENCE] }
  const stop = { id: 's1', holderId: 'h1', name: 'seaman@mail.example', stoppedAt: 1, mayLift: false }
  const html = await draw({ runs: [RUN], shown, stops: [stop] })
  for (const text of ['h1:available:USD', 'transfer:RF18', 'The books differ', 'Stopped orders'])
    expect(html).toContain(text)
  expect(html).not.toContain('Allow orders')
  const reconciliations = { ...NO_RUNS, stops: [{ ...stop, mayLift: true }] }
  expect(await draw(reconciliations)).not.toContain('Allow orders')
  expect(await draw(reconciliations, 9)).toContain('Allow orders')
})
