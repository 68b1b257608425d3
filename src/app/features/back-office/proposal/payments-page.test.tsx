import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { FoundBalance, Reconciliations } from '#src/contract/billing/admin-schemas.ts'
import type { AdjustmentProposal } from '#src/contract/proposal/adjustment-schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { Payments } from './payments-page.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const FOUND: FoundBalance = {
  ...{ holderId: 'h1', name: 'seaman@mail.example', next: null, past: null },
  balances: [{ available: usd(5000), held: usd(0), bonus: usd(0), owed: usd(0) }],
  items: [
    {
      ...{ id: 'e', kind: 'top-up', reference: 'transfer:RF18', amount: usd(5000), until: null, at: 1 },
      changes: [{ account: 'available', amount: usd(5000) }],
      ...{ availableAfter: usd(5000), links: [] },
    },
  ],
}
const PROPOSAL: AdjustmentProposal = {
  ...{ id: 'p', holderId: 'h1', name: 'seaman@mail.example', account: 'available', amount: usd(-1250) },
  ...{ reason: 'Entered twice.', proposedBy: 'a@gangway.example', proposedAt: 1, expiresAt: 2 },
  ...{ isVoid: false, mayConfirm: true },
}

const NO_RUNS: Reconciliations = { runs: [], shown: null, stops: [] }
const RUN = {
  ...{ id: 'r1', by: 'a@gangway.example', source: 'admin', startedAt: 1, finishedAt: 2, comparedFrom: 0, found: 0 },
  checks: ['entry', 'balance'],
} satisfies Reconciliations['runs'][number]
const DIFFERENCE = { kind: 'balance', subject: 'h1:available:USD', reference: 'transfer:RF18', holderId: 'h1' } as const

async function draw(
  {
    found = null,
    items = [],
    reconciliations = NO_RUNS,
  }: { found?: FoundBalance | null; items?: AdjustmentProposal[]; reconciliations?: Reconciliations },
  search: Record<string, string> = {},
  confirmedUntil = 0,
): Promise<string> {
  const session = { id: 'a', role: 'admin', confirmedUntil } as never
  const ctx = await createPageContext({}, { here: '/admin/payments', search, session })
  return render(
    ctx,
    <Payments
      data={{ adjustments: { items }, ledger: { found }, reconciliations, counts: { open: 3, late: 1 } }}
      ctx={ctx}
    />,
  )
}

test('without a search the page offers one, and reports no result', async () => {
  const html = await draw({})
  expect(html).toContain('name="find"')
  expect(html).not.toContain('Nothing found')
  expect(html).toContain('Late: 1')
  expect(await draw({}, { find: 'nobody' })).toContain('Nothing found')
})

test('a balance is shown with the references of its entries', async () => {
  const html = await draw({ found: FOUND }, { find: 'seaman@mail.example' })
  expect(html).toContain('transfer:RF18')
  expect(html).toContain('Holder h1')
  expect(await draw({ found: { ...FOUND, name: null } }, { find: 'h1' })).toContain('Deleted account')
})

test('a proposed correction shows its amount, reason and proposer', async () => {
  const html = await draw({ items: [PROPOSAL] })
  expect(html).toMatch(/Available: [-−]US\$12\.50/)
  for (const text of ['Entered twice.', 'a@gangway.example', 'Decline']) expect(html).toContain(text)
})

test('the books are exported by a form that needs no scripting', async () => {
  const html = await draw({})
  expect(html).toMatch(/<form[^>]* action="\/server\/admin\/ledger\/journal" method="get"/)
  for (const name of ['from', 'to', 'format']) expect(html).toContain(`name="${name}"`)
})

test('the balance of a day is asked for by a form, and shown beside that of now', async () => {
  expect(await draw({ found: FOUND }, { find: 'h1' })).toMatch(/<input[^>]* name="on"/)
  const past = { on: '2026-10-31', balances: [{ ...FOUND.balances[0], available: usd(777) } as never] }
  const html = await draw({ found: { ...FOUND, past } }, { find: 'h1', on: past.on })
  for (const text of ['US$7.77', 'US$50.00', 'value="2026-10-31"']) expect(html).toContain(text)
})

test('comparisons of the books are listed with who started them and what they found', async () => {
  const empty = await draw({})
  expect(empty).toContain('value="check"')
  expect(empty).not.toContain('Latest checks')
  const daily = { ...RUN, id: 'r2', by: null, source: 'job', comparedFrom: Date.UTC(2026, 10), found: 2 } as const
  const running = { ...RUN, id: 'r3', by: null, finishedAt: null, found: null }
  const shown = { ...RUN, differences: [] }
  const html = await draw({ reconciliations: { ...NO_RUNS, runs: [running, daily, RUN], shown } })
  for (const text of ['The books agree with their entries.', 'a@gangway.example', 'Daily check', '2 differences'])
    expect(html).toContain(text)
  for (const text of ['Since 1 November 2026', 'Not finished', 'Deleted account', 'run=r2'])
    expect(html).toContain(text)
})

test('a difference names its first entry, and orders are allowed when it is gone', async () => {
  const shown = { ...RUN, found: 1, differences: [DIFFERENCE] }
  const stop = { id: 's1', holderId: 'h1', name: 'seaman@mail.example', stoppedAt: 1, mayLift: false }
  const html = await draw({ reconciliations: { runs: [RUN], shown, stops: [stop] } })
  for (const text of ['h1:available:USD', 'transfer:RF18', 'The books differ', 'Stopped orders'])
    expect(html).toContain(text)
  expect(html).not.toContain('Allow orders')
  const reconciliations = { ...NO_RUNS, stops: [{ ...stop, mayLift: true }] }
  expect(await draw({ reconciliations })).not.toContain('Allow orders')
  expect(await draw({ reconciliations }, {}, 9)).toContain('Allow orders')
})
