import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { BONUS_STATUSES, type OwnBonus, type OwnBonuses } from '#src/contract/bonus/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { BonusSection } from './bonus-section.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const NONE: OwnBonuses = { offers: [], friendsAMonth: 5, unverified: 0, total: 0, items: [], next: null }

const item = (changes: Partial<OwnBonus>): OwnBonus => ({
  ...{ id: 'b', kind: 'friend', status: 'open', amount: usd(300), left: usd(120), at: 1 },
  until: Date.UTC(2027, 10, 30),
  ...changes,
})

async function draw(changes: Partial<OwnBonuses>): Promise<string> {
  const ctx = await createPageContext({}, { here: '/seaman/profile/friends' })
  return render(ctx, <BonusSection bonuses={{ ...NONE, ...changes }} />)
}

test('bonuses are shown with what is given for what, and the limit of a month', async () => {
  const html = await draw({ offers: [{ kind: 'friend', amount: usd(300) }], unverified: 2 })
  expect(html).toContain('US$3.00 for a friend who joined through your link')
  expect(html).toContain('At most 5 friends count in a calendar month')
  expect(html).toContain('2 friends have joined but are not verified yet')
  expect(html).toContain('You have no bonus yet')
})

test('a list that is cut says so', async () => {
  expect(await draw({ items: [item({})], total: 101 })).toContain('Showing the latest bonus')
  expect(await draw({ items: [item({})], total: 1 })).not.toContain('Showing the latest')
})

test('without a price there is no bonus', async () => {
  expect(await draw({})).toContain('There is no bonus for now')
})

test('each bonus says what became of it, until when it can be used, and why it waits', async () => {
  expect(await draw({ items: [item({})] })).toContain('US$1.20 left until 30 November 2027')
  const texts = new Set<string>()
  for (const status of BONUS_STATUSES) {
    const html = await draw({ items: [item({ status })] })
    const text = /Bonus for a verified friend<\/span><span[^>]*>([^<]+)</.exec(html)?.[1]
    expect(text, status).toBeTruthy()
    texts.add(text ?? '')
  }
  expect(texts.size).toBe(BONUS_STATUSES.length)
})
