import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { BalanceLine, LineLink, OwnBalance } from '#src/contract/billing/schemas.ts'
import type { OwnBonuses } from '#src/contract/bonus/schemas.ts'
import { type Amount, amountOf, zeroOf } from '#src/domain/money/amount.ts'
import { ENTRY_KINDS } from '#src/domain/money/ledger.ts'
import { nameOfLine, PAYBACK_PARTS } from '#src/domain/money/line-name.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { SeamanBalance } from './seaman-balance-page.tsx'

const usd = (minor: number): Amount => amountOf(minor, 'USD')
const sums = (available: Amount, owed = zeroOf(available.currency)) => ({
  ...{ available, owed },
  ...{ held: zeroOf(available.currency), bonus: zeroOf(available.currency) },
})
const EMPTY: OwnBalance = {
  balances: [sums(usd(0)), sums(amountOf(0, 'EUR'))],
  ...{ items: [], total: 0, page: 1, pageSize: 25 },
}

const line = (changes: Partial<BalanceLine>): BalanceLine => ({
  ...{ id: 'e', kind: 'top-up', reference: 'r', amount: usd(4417), until: null, at: 1 },
  changes: [{ account: 'available', amount: usd(4417) }],
  ...{ availableAfter: usd(9000), links: [] },
  ...changes,
})

async function draw(
  changes: Partial<OwnBalance>,
  search: Record<string, string> = {},
  next: OwnBonuses['next'] = null,
): Promise<string> {
  const ctx = await createPageContext({}, { here: '/seaman/profile/balance', search })
  const [topUps, paybacks] = [
    { items: [], limits: [], providers: [], arrived: null },
    { items: [], offers: [] },
  ]
  const bonuses = { offers: [], friendsAMonth: 5, unverified: 0, total: 0, items: [], next }
  const data = { balance: { ...EMPTY, ...changes }, topUps, paybacks, bonuses }
  return render(ctx, <SeamanBalance data={data} ctx={ctx} />)
}

test('what of the bonus ends next is above the payments, and nothing if none ends', async () => {
  const at = Date.UTC(2027, 10, 30)
  expect(await draw({}, {}, { amount: usd(300), at })).toContain('US$3.00 of your bonus ends on 30 November 2027.')
  expect(await draw({})).not.toContain('of your bonus')
})

test('a balance without entries says so, offers no filter and shows no debt', async () => {
  const html = await draw({})
  expect(html).toContain('No entries yet')
  expect(html).not.toMatch(/<form|You owe|<table/)
})

test('each kind of entry is a sentence with the accounts that it changed, and exact signed amounts', async () => {
  for (const kind of ENTRY_KINDS) {
    const html = await draw({ items: [line({ kind })] })
    expect(html, kind).toMatch(/<span class="bold">[A-Z][^<]+<\/span>/)
    expect(html, kind).toContain('Available: +US$44.17')
  }
  expect(await draw({ items: [line({ amount: usd(-450_000) })] })).toMatch(/[-−]US\$4,500\.00/)
})

test('entries of a pay-back are named by it, and what it holds has no end', async () => {
  const html = await draw({ items: [line({ kind: 'hold', reference: 'payback:p1:hold', until: 2_000_000_000_000 })] })
  expect(html).toContain('held for a pay-back')
  expect(html).not.toContain('Released on')
  expect(await draw({ items: [line({ kind: 'bonus', reference: 'payback:p1:bonus' })] })).toContain('bonus lapsed')
})

test('a debt is named above the sums, with what to do', async () => {
  const html = await draw({ balances: [sums(usd(0), usd(1250)), sums(amountOf(0, 'EUR'), amountOf(300, 'EUR'))] })
  expect(html).toContain('You owe US$12.50 and €3.00')
})

test('the sum that is not zero is the main one; the others are beside it', async () => {
  const html = await draw({ balances: [sums(usd(0)), sums(amountOf(995, 'EUR'))] })
  expect(html).toMatch(/<span class="no-wrap">€9\.95<\/span><small>US\$0\.00<\/small>/)
})

test('an entry shows what was available after it, and leads to its payment on the same page', async () => {
  const links = [{ kind: 'top-up', id: 'p1', reference: 'RF270000000042' } as const]
  const html = await draw({ items: [line({ links })], total: 1 })
  expect(html).toMatch(/data-l="Available after"[^>]*>US\$90\.00/)
  expect(html).toContain('href="/seaman/profile/balance?topUp=p1#top-up-p1"')
  expect(html).toContain('Payment RF27 0000 0000 42')
})

test('an entry leads to its document, and names its order', async () => {
  const links: LineLink[] = [
    { kind: 'order', id: 'o1', reference: 'K7QF29XHTM' },
    { kind: 'document', id: 'INV-2026-000417', reference: 'INV-2026-000417' },
  ]
  const html = await draw({ items: [line({ kind: 'capture', links })], total: 1 })
  expect(html).toContain('Order K7QF29XHTM')
  expect(html).toContain('href="/seaman/profile/balance/documents/inv-2026-000417"')
})

test('no name of an entry speaks to its reader, because bookkeepers read statements too', async () => {
  const { t } = await loadServerIntl('en')
  const names = [
    ...ENTRY_KINDS.map((kind) => t(nameOfLine({ kind, reference: 'r' }))),
    ...PAYBACK_PARTS.map((part) => t(nameOfLine({ kind: 'hold', reference: `payback:p1:${part}` }))),
  ]
  expect(names.filter((name) => /\b(?:you|your|we|our)\b/i.test(name))).toEqual([])
})

test('the filter stays on the next page and in the file, and an empty result offers all entries', async () => {
  const search = { group: 'payments', currency: 'USD', from: '2026-10-01' }
  const html = await draw({ items: [line({})], total: 60 }, search)
  const asked = 'group=payments&amp;currency=USD&amp;from=2026-10-01'
  expect(html).toContain(`href="/seaman/profile/balance?${asked}&amp;page=2"`)
  expect(html).toContain(`href="/server/seaman/balance.csv?${asked}&amp;in=en"`)
  expect(html).toMatch(/<option value="payments" selected/)
  expect(await draw({}, { group: 'bonus' })).toMatch(/<form[\s\S]*href="\/seaman\/profile\/balance"/)
})
