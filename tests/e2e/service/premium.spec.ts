import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { DAY } from '#src/domain/time.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { read } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults, expectNoFaultsThere } from '../support/axe.ts'
import { waitForMail } from '../support/find-mail.ts'
import { PORTS } from '../support/ports.ts'
import { becomeBuyer, openService, order, PAID_IN, partOf, readSums, runJob } from '../support/service-buyer.ts'
import { openAdmin } from '../support/service-desk.ts'
import { verifySeafarer } from '../support/verify-seafarer.ts'

const PORT = PORTS.premium
const BALANCE = '/seaman/profile/balance'

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${PORT}` })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('premium', PORT, { vacancies: 20 })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

/** `premiumStatusExpiration` of the seafarer of a page. */
async function readExpiration({ request }: Page): Promise<string | null | undefined> {
  const { profileSeaman } = await read<SeamanProfile>(request, '/server/seaman/profile')
  return profileSeaman.profileData[0]?.premiumStatusExpiration
}

/** Moves an order of premium into the past, as if the days were over, and runs the jobs. */
async function passDays(id: string, days: number): Promise<void> {
  const past = days * DAY
  await database.batch([
    database
      .prepare(
        `UPDATE seaman SET premium_status_expiration = premium_status_expiration - ?
          WHERE account_id = (SELECT account_id FROM service_order WHERE id = ?)`,
      )
      .bind(past, id),
    database
      .prepare(
        'UPDATE service_order SET begins_at = begins_at - ?1, ends_at = ends_at - ?1, due_at = due_at - ?1 WHERE id = ?2',
      )
      .bind(past, id),
  ])
  await runJob(demo.runtime, database, 'move-due-services')
}

test('the first verification gives a bonus, which the first order uses at its lower price; the second has the full price', async ({
  page,
  browser,
}) => {
  test.slow()
  const t = messagesOf('en')
  const usd = (minor: number) => createFormats('en').amount(amountOf(minor, 'USD'))
  await becomeBuyer(page, database, 'en')
  const admin = await openAdmin(browser)
  await verifySeafarer(page, admin.request, 'Bonusova')
  await runJob(demo.runtime, database, 'book-bonuses')
  expect(await readSums(page)).toEqual({ available: PAID_IN, held: 0, bonus: 200 })
  await page.goto('/seaman/profile/friends')
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('bonus.kind.verification'))
  await expectNoFaults(page, 'en')
  await page.goto(BALANCE)
  await waitForApp(page)
  await expect(page.locator('main dl.strip')).toContainText(usd(200))

  await openService(page, 'en', 'premium-month')
  const sums = page.locator('#order-form table.sums')
  await expect(sums).toContainText(t('mailing.row.promo'))
  await expect(sums.locator('tr.total')).toContainText(usd(300))
  await order(page, 'en')
  expect(await readSums(page)).toEqual({ available: PAID_IN - 100, held: 300, bonus: 0 })
  await openService(page, 'en', 'premium-month')
  await expect(sums.locator('tr.total')).toContainText(usd(600))
  await expect(sums).not.toContainText(t('mailing.row.promo'))
  const second = partOf(await order(page, 'en'), 'premium')
  expect(await readSums(page)).toEqual({ available: PAID_IN - 700, held: 900, bonus: 0 })
  // The second order follows the first one.
  expect(await readExpiration(page)).toBe(new Date(second.endsAt ?? 0).toISOString())
  expect((second.endsAt ?? 0) - second.beginsAt).toBe(30 * DAY)
  expect(second.beginsAt).toBeGreaterThan(Date.now() + 29 * DAY)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('premium is bought, charged after the time for withdrawal, announced seven days before its end, and ends', async ({
    page,
  }) => {
    test.slow()
    const t = messagesOf('ar')
    const wordsOf = (id: string) => t(id).split('{')[0] as string
    const { email } = await becomeBuyer(page, database, 'ar')
    expect(await readExpiration(page)).toBeNull()
    await openService(page, 'ar', 'premium-month', false)
    const { id, endsAt, total } = partOf(await order(page, 'ar'), 'premium')
    const path = new URL(page.url()).pathname
    expect(await readExpiration(page)).toBe(new Date(endsAt ?? 0).toISOString())
    await expectNoFaultsThere(page, 'ar')

    await passDays(id, 24)
    await waitForMail(page, email, wordsOf('premium.mail.ends-text'))
    expect(await readSums(page)).toEqual({ available: PAID_IN - Number(total.minor), held: 0, bonus: 0 })
    expect(await readExpiration(page)).toBe(new Date((endsAt ?? 0) - 24 * DAY).toISOString())

    await passDays(id, 7)
    await waitForMail(page, email, wordsOf('premium.mail.ended-text'))
    expect(await readExpiration(page)).toBeNull()
    await page.goto(path)
    await expect(page.locator('main')).toContainText(t('service.state.done'))
    await expect(page.locator('main')).toContainText(t('premium.fact.none'))
  })
})
