import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { ApiError } from '#src/contract/api.ts'
import type { OrderContract, OrderWithdrawal } from '#src/contract/order-withdrawal/schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { requestLink, withdraw, withdrawByLink } from './actions.ts'
import { LinkedWithdrawalView } from './linked-withdrawal-page.tsx'
import { OwnWithdrawalView } from './own-withdrawal-page.tsx'
import { RequestView } from './request-page.tsx'
import { LaterBegin, WithdrawSection } from './withdraw-section.tsx'

const AT = Date.UTC(2026, 10, 19, 10)
const usd = (minor: number) => amountOf(minor, 'USD')
const texts = Object.fromEntries(
  LOCALE_CODES.map((code) => [code, `Letters ${code}`]),
) as OrderWithdrawal['lines'][0]['texts']

const OPEN: OrderWithdrawal = {
  ...{ reference: 'K7QF29XHTM', orderedAt: AT, state: 'open', beginAskedAt: AT, withdrawnAt: null },
  until: Date.UTC(2026, 11, 4) - 1,
  lines: [{ texts, ordered: 10, delivered: 4 }],
  ...{ total: usd(200), charged: usd(80), balance: usd(100), bonus: usd(20) },
}

async function show(more: Partial<OrderWithdrawal> = {}, search: Record<string, string> = {}): Promise<string> {
  const ctx = await createPageContext({}, { params: { id: 'o1' }, search })
  return render(ctx, <OwnWithdrawalView data={{ withdrawal: { ...OPEN, ...more } }} ctx={ctx} />)
}

const CONFIRM = /<button[^>]*>Confirm withdrawal/

test('the second step names the order, what was delivered and what returns, with the button that confirms', async () => {
  const html = await show()
  for (const text of [
    'K7QF29XHTM',
    'Letters en',
    '4 of 10 delivered',
    'US$0.80',
    'US$1.00',
    'US$0.20',
    '3 December 2026',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(CONFIRM)
})

test('what is delivered before the confirmation is charged as well, as the page says unless nothing begins that early', async () => {
  const warning = 'What is delivered before you confirm is charged as well'
  expect(await show()).toContain(warning)
  expect(await show({ beginAskedAt: null })).not.toContain(warning)
  expect(await show({ state: 'performed' })).not.toContain(warning)
})

test.each([
  [{ state: 'late' } as const, 'You could withdraw until 3 December 2026'],
  [{ state: 'performed' } as const, 'Everything in this order was delivered'],
  [{ state: 'ended' } as const, 'There is nothing left to withdraw from'],
  [{ state: 'withdrawn', withdrawnAt: AT } as const, 'You withdrew from this order on 19 November 2026'],
])('without the right the page says why, and offers no button: %o', async (more, text) => {
  const html = await show(more)
  expect(html).toContain(text)
  expect(html).not.toMatch(CONFIRM)
})

const CONTRACT: OrderContract = {
  orderId: 'o1',
  until: OPEN.until,
  beginsAt: null,
  withdrawnAt: null,
  mayWithdraw: true,
}

test('the page of an order has the first step while it is possible, and then the withdrawal', async () => {
  const ctx = await createPageContext({})
  const draw = (more: Partial<OrderContract>) => render(ctx, <WithdrawSection contract={{ ...CONTRACT, ...more }} />)
  const open = await draw({})
  expect(open).toContain('Withdraw from contract here')
  expect(open).toContain('/seaman/services/order/o1/withdrawal')
  expect(await draw({ mayWithdraw: false, withdrawnAt: AT })).toContain('You withdrew from this order on')
  expect(await draw({ mayWithdraw: false })).not.toContain('withdraw')
})

test('the page of an order says from when something is delivered if no early beginning was asked for', async () => {
  const ctx = await createPageContext({})
  const contract = { ...CONTRACT, beginsAt: OPEN.until + 1 }
  expect(await render(ctx, <LaterBegin contract={contract} />)).toContain('Nothing is delivered before 4 December 2026')
  expect(await render(ctx, <LaterBegin contract={CONTRACT} />)).not.toContain('Nothing is delivered')
})

test('a link that does not work leads to a new one', async () => {
  const ctx = await createPageContext({}, { params: { secret: 's' } })
  const html = await render(ctx, <LinkedWithdrawalView data={null} ctx={ctx} />)
  expect(html).toContain('It was used or has expired')
  expect(html).toContain('href="/withdraw"')
})

test('the request asks for number and address, and its answer says that nothing has changed yet', async () => {
  const ctx = await createPageContext({})
  const html = await render(ctx, <RequestView data={null} ctx={ctx} />)
  for (const name of ['number', 'email', 'topic']) expect(html).toContain(`name="${name}"`)
  const sent = await createPageContext({}, { search: { done: 'sent' } })
  expect(await render(sent, <RequestView data={null} ctx={sent} />)).toContain('Nothing changes until you confirm')
})

const refuse = (code: 'conflict' | 'link-expired') => async () => {
  throw new ApiError(409, { code, message: 'refused', requestId: 'r' })
}

test('an act that came too late leads to the page that says why; a used link is a failure', async () => {
  const late = await createPageContext({ call: refuse('conflict') as never }, { params: { id: 'o1', secret: 's' } })
  expect(await withdraw(late, {})).toMatchObject({ redirect: '/seaman/services/order/o1/withdrawal' })
  expect(await withdrawByLink(late, {})).toEqual({ redirect: '/withdraw/s' })
  const used = await createPageContext({ call: refuse('link-expired') as never }, { params: { secret: 's' } })
  expect(await withdrawByLink(used, {})).toMatchObject({ failure: { message: 'refused' } })
})

test('a withdrawal refetches the pages of the balance, of mailings and of services', async () => {
  const ctx = await createPageContext({ call: (async () => OPEN) as never }, { params: { id: 'o1' } })
  expect(await withdraw(ctx, {})).toMatchObject({ changed: { stale: [['balance'], ['mailings'], ['services']] } })
})

test('a withdrawal by a link removes its secret from the address, and a request sends the trap', async () => {
  const calls: unknown[] = []
  const call = async (...input: unknown[]) => calls.push(input)
  const ctx = await createPageContext({ call: call as never }, { params: { secret: 's' } })
  expect(await withdrawByLink(ctx, {})).toEqual({ redirect: '/withdraw?done=withdrawn' })
  expect(await requestLink(ctx, { number: 'N', email: 'a@b.example', topic: 'x' })).toEqual({
    redirect: '/withdraw?done=sent',
  })
  expect(calls.at(-1)).toEqual([
    'POST /server/order-withdrawal',
    { body: { number: 'N', email: 'a@b.example', topic: 'x' } },
  ])
})
