import type { D1Database } from '@cloudflare/workers-types'
import type { Browser, Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import { ownWithdrawalPath } from '#src/contract/order-withdrawal/paths.ts'
import type { OwnService } from '#src/contract/service/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { DAY } from '#src/domain/time.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { expect, test } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaultsThere } from '../support/axe.ts'
import { waitForMail } from '../support/find-mail.ts'
import { PORTS } from '../support/ports.ts'
import { becomeBuyer, openService, order, PAID_IN, partOf, readOrdered, readSums } from '../support/service-buyer.ts'
import { choosePdf, deliverForm, expectDone, openAdmin, submit, takeForm } from '../support/service-desk.ts'

const PORT = PORTS.servicePackage
const LOCALE = 'hi'
const t = messagesOf(LOCALE)
const { amount } = createFormats(LOCALE)

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${PORT}`, javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('service-packages', PORT, { vacancies: 20 })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

/** The form of a package is sent, filled in by an admin, and accepted. */
async function fillForm(page: Page, browser: Browser, id: string): Promise<void> {
  const path = new URL(page.url()).pathname
  const sending = page.locator(`#send-${id}-form`)
  await choosePdf(sending, 'form')
  await submit(sending)
  await expectDone(page, t('service-form.done.form-sent'))
  const admin = await openAdmin(browser)
  await takeForm(admin, id)
  await deliverForm(admin, id, 'filled')
  await admin.context().close()
  await page.goto(path)
  await submit(page.locator(`#accept-${id}-form`))
  await expectDone(page, t('service-form.done.accepted'))
}

/** Withdraws from a part on the page of its order, in two steps. Returns to that page. */
async function withdraw(page: Page, id: string): Promise<void> {
  const path = new URL(page.url()).pathname
  const link = localizePath(LOCALE, ownWithdrawalPath(id))
  await page.locator(`#part-${id} a[href="${link}"]`).click()
  await page.waitForURL(`**${link}`)
  await expectNoFaultsThere(page, LOCALE)
  await submit(page.locator('#withdraw-form'))
  await expectDone(page, t('order-withdrawal.link.done-text'))
  await page.goto(path)
}

/** What the parts of an order cost, in cents. */
const pricesOf = (ordered: OwnService) => ({
  consultation: partOf(ordered, 'consultation').total.minor,
  form: partOf(ordered, 'form').total.minor,
  premium: partOf(ordered, 'premium').total.minor,
})

test('a person withdraws from premium of a package whose form is filled in, and pays for one day of it', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email } = await becomeBuyer(page, database, LOCALE)
  await openService(page, LOCALE, 'start', false)
  const ordered = await order(page, LOCALE)
  const prices = pricesOf(ordered)
  // 15.00, 3.50 and 30 days of 0.20 US dollars; 15 percent less for the package, and half of that for the first order.
  expect(prices).toEqual({ consultation: 638, form: 149, premium: 255 })
  expect(await readSums(page)).toEqual({ available: PAID_IN - 1042, held: 1042, bonus: 0 })
  await fillForm(page, browser, partOf(ordered, 'form').id)
  expect(await readSums(page)).toEqual({ available: PAID_IN - 1042, held: 893, bonus: 0 })
  await expectNoFaultsThere(page, LOCALE)

  await withdraw(page, partOf(ordered, 'premium').id)
  await waitForMail(page, email, t('mail.order-withdrawn.text'))
  const after = await readOrdered(page)
  const states = after.parts.map(({ kind, state, charged }) => [kind, state, charged.minor])
  expect(states).toEqual([
    ['consultation', 'open', 0],
    ['form', 'done', 149],
    ['premium', 'cancelled', 8],
  ])
  await expect(page.locator(`#part-${partOf(after, 'premium').id}`)).toContainText(t('service.state.cancelled'))
  const { beginsAt, endsAt } = partOf(after, 'premium')
  expect(endsAt).toBe(beginsAt + DAY)
  expect(await readSums(page)).toEqual({ available: PAID_IN - 638 - 149 - 8, held: 638, bonus: 0 })

  await withdraw(page, partOf(after, 'consultation').id)
  const left = amountOf(PAID_IN - 149 - 8, 'USD')
  expect(await readSums(page)).toEqual({ available: left.minor, held: 0, bonus: 0 })
  await page.goto(localizePath(LOCALE, '/seaman/profile/balance'))
  await expect(page.locator('main dl.strip')).toContainText(amount(left))
})
