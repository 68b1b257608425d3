import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { FoundBalance, Reconciliation } from '#src/contract/billing/admin-schemas.ts'
import type { AdjustmentProposal } from '#src/contract/proposal/adjustment-schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { Payments } from './payments-page.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const FOUND: FoundBalance = {
  ...{ holderId: 'h1', name: 'seaman@mail.example', next: null },
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

async function draw(
  {
    found = null,
    items = [],
    reconciliation = null,
  }: { found?: FoundBalance | null; items?: AdjustmentProposal[]; reconciliation?: Reconciliation | null },
  search: Record<string, string> = {},
): Promise<string> {
  const ctx = await createPageContext({}, { here: '/admin/payments', search })
  return render(ctx, <Payments data={{ adjustments: { items }, ledger: { found }, reconciliation }} ctx={ctx} />)
}

test('without a search the page offers one, and reports no result', async () => {
  const html = await draw({})
  expect(html).toContain('name="find"')
  expect(html).not.toContain('Nothing found')
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

test('a check of the books names the first entry of each difference', async () => {
  expect(await draw({})).toContain('name="check"')
  expect(await draw({ reconciliation: { differences: [] } })).toContain('The books agree with their entries.')
  const differences = [{ kind: 'balance', subject: 'house:bank:USD', reference: 'transfer:RF18' } as const]
  const html = await draw({ reconciliation: { differences } })
  for (const text of ['house:bank:USD', 'transfer:RF18', 'The books differ']) expect(html).toContain(text)
})
