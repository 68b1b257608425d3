import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { runSchedule } from '../../../scripts/runtime.ts'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { type StandInServer, startServer } from '../../support/stripe/server.ts'
import { createStandIn } from '../../support/stripe/stand-in.ts'
import { deliverTo } from '../../support/stripe/webhooks.ts'
import { expectNoFaults } from '../support/axe.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const PORT = PORTS.card
const origin = `http://localhost:${PORT}`
const standIn = createStandIn({ now: () => Date.now(), deliver: deliverTo(`${origin}/server/webhook/stripe`) })

let provider: StandInServer
let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  provider = await startServer(standIn)
  const server = {
    STRIPE_SECRET_KEY: 'sk_test_gangway',
    STRIPE_WEBHOOK_SECRETS: 'whsec_test',
    STRIPE_API_BASE: provider.url,
    CHEAP_PASSWORDS: 'on',
  }
  demo = await startDemo('card', PORT, { fill: copySmallFleet, server })
  database = await getDatabase(demo.runtime)
})

test.afterAll(async () => {
  await demo.runtime.dispose()
  await provider.stop()
})

async function openBalance(page: Page, locale: LocaleCode = 'en', scripting = true): Promise<void> {
  await page.goto(localizePath(locale, '/seaman/profile/balance'))
  await waitForApp(page, scripting)
}

/** Chooses the card and an amount, and sends the form. */
async function begin(page: Page, locale: LocaleCode = 'en'): Promise<void> {
  const t = messagesOf(locale)
  await page.locator('main [name=provider][value=stripe]').check()
  await page.locator('main [name=currency]').selectOption('USD')
  await page.locator('main [name=amount]').fill('25')
  await page.getByRole('button', { name: t('top-up.form.continue'), exact: true }).click()
}

const payThere = async (page: Page) => {
  await page.waitForURL(`${provider.url}/**`)
  await page.getByRole('button', { name: 'Pay by card', exact: true }).click()
  await page.waitForURL(/\/seaman\/profile\/balance\?session=/)
}

test('a payment whose answer was lost is looked up, paid by card and credited once', async ({ page }) => {
  const t = messagesOf('en')
  await becomeSeafarer(page)
  await openBalance(page)
  standIn.faults.plan('lose-answer', 'POST /v1/checkout/sessions')
  await begin(page)
  const main = page.locator('main')
  await expect(main).toContainText(t('top-up.done.unclear'))
  await expect(main).toContainText(t('top-up.about.unknown'))
  await expectNoFaults(page, 'en')

  await database.prepare('UPDATE payment SET created_at = created_at - 180000, checked_at = NULL').run()
  await database.prepare('DELETE FROM job_run').run()
  await runSchedule(demo.runtime)
  const next = page.getByRole('link', { name: t('top-up.card.continue') })
  await expect(async () => {
    await openBalance(page)
    await expect(next).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(Object.keys(standIn.snapshot().sessions)).toHaveLength(1)

  await next.click()
  await payThere(page)
  await waitForApp(page)
  await expect(main).toContainText('$25.00 was added to your balance')
  await standIn.webhooks.deliver({ repeats: [2, 2] })
  expect(standIn.webhooks.listPending()).toEqual([])
  await openBalance(page)
  await expect(main.getByText('$25.00').first()).toBeVisible()
  const entries = await database
    .prepare(`SELECT count(*) AS n FROM ledger_transaction WHERE kind = 'top-up' AND reference LIKE 'stripe:%'`)
    .first('n')
  expect(entries).toBe(1)
})

test.describe('without scripting, in Arabic at 360 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a card pays on the page of the provider, and the balance shows it on return', async ({ page }) => {
    const t = messagesOf('ar')
    await becomeSeafarer(page)
    await openBalance(page, 'ar', false)
    await begin(page, 'ar')
    await payThere(page)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('main')).toContainText(t('top-up.state.paid'))
    await expect(page.locator('main #arrived')).toContainText('25')
  })
})
