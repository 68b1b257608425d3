import { describe, expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { Transfer } from '#src/contract/transfer/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { transferAction } from './transfer-actions.ts'
import { TransferList } from './transfers-page.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const LINE: Transfer = {
  ...{ id: 'l', day: '2026-11-28', amount: usd(5000), payer: 'A. Marin', remittance: 'RF27', state: 'new' },
  ...{ source: 'statement', hasTwin: false, isRecalled: false, proposals: [] },
  match: { reference: 'RF270000000042', state: 'waiting', asked: usd(5000), received: usd(0) },
}

async function draw(items: Transfer[]): Promise<string> {
  const ctx = await createPageContext({}, { here: '/admin/payments/transfers' })
  const counts = { new: items.length, credited: 0, returned: 0, ignored: 0 }
  const transfers = { items, total: items.length, page: 1, pageSize: 50, counts }
  return render(ctx, <TransferList data={{ transfers }} ctx={ctx} />)
}

test('money that arrived is listed with the payment that it is for, and can be assigned to another', async () => {
  const html = await draw([LINE])
  for (const text of ['A. Marin', 'US$50.00', 'RF27 0000 0000 42', 'Waiting for the transfer'])
    expect(html).toContain(text)
  expect(html).toContain('value="assign"')
})

test('a line that may be the same money as another says so', async () => {
  expect(await draw([{ ...LINE, hasTwin: true }])).toContain('the same amount')
  expect(await draw([LINE])).not.toContain('the same amount')
})

test('an empty list says how money gets into it', async () => {
  const html = await draw([])
  expect(html).toContain('Money appears here when a bank statement is uploaded')
  expect(html).toContain('type="file"')
})

describe('a statement of which some rows were not read', () => {
  const upload = async (isCheck: boolean) => {
    const problems = [{ row: 2, problem: 'status', cell: 'PENDING' }]
    const answer = { added: 3, matched: 1, known: 0, outgoing: 0, isCheck, problems, problemCount: 1 }
    const ctx = await createPageContext({ call: (async () => answer) as never }, { here: '/admin/payments/transfers' })
    const file = new File(['Date,Amount,Details\n'], 'statement.csv')
    const result = await transferAction(ctx, { act: 'upload', ...(isCheck && { isCheck: 'on' }) }, { file })
    return 'failure' in result ? result : undefined
  }

  test('names them, and lists the lines that were stored', async () => {
    const result = await upload(false)
    expect(String(result?.failure.errors.statement?.file)).toContain('2 (PENDING)')
    expect(result?.stale).toEqual([['transfers']])
  })

  test('lists nothing again that was only checked', async () => {
    expect((await upload(true))?.stale).toEqual([])
  })
})
