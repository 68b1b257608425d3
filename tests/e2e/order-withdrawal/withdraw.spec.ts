import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { becomeSeafarer, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { waitForMail } from '../support/find-mail.ts'
import { ALL_FLEETS, placeMailing } from '../support/own-mailing.ts'
import { openAdmins, payByTransfer } from '../support/pay-by-transfer.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const PORT = PORTS.orderWithdrawal
const LOCALE = 'ar'

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${PORT}`, javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  // One letter of a month is free.
  demo = await startDemo('order-withdrawal', PORT, { fill: copySmallFleet, server: { MAILING_QUOTA: '1:1' } })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

/** A seafarer who has paid in and ordered; gives the address and the number of the order, and signs out. */
async function buy(page: Page): Promise<{ email: string; number: string; orderId: string }> {
  const { email } = await becomeSeafarer(page, LOCALE)
  await database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(email).run()
  await write(page.request, 'POST', '/server/seaman/top-up', { currency: 'USD', amount: '20' })
  const admins = await openAdmins(page)
  await payByTransfer(page, admins)
  await admins.close()
  // Three letters, of which two are paid; without an early beginning none is sent.
  const id = await placeMailing(page, ALL_FLEETS, { atMost: 3, isBegunAtOnce: false })
  const { reference, contract } = await read<MailingReport>(page.request, `/server/seaman/mailing/${id}`)
  await page.context().clearCookies()
  return { email, number: reference ?? '', orderId: contract?.orderId ?? '' }
}

const readOrder = (id: string) =>
  database.prepare('SELECT state FROM purchase_order WHERE id = ?').bind(id).first<string>('state')

const submit = (page: Page) => page.locator('main form button[type=submit]').click()

test('a person withdraws from an order without an account and without scripting, by a mailed link', async ({
  page,
}) => {
  test.slow()
  const t = messagesOf(LOCALE)
  const { email, number, orderId } = await buy(page)
  await page.goto(localizePath(LOCALE, '/'))
  await page.locator('footer a[href$="/withdraw"]').first().click()
  await waitForApp(page, false)
  await expect(page.locator('main h1')).toHaveText(t('order-withdrawal.section.link'))
  await page.locator('main [name=number]').fill(number.toLowerCase())
  await page.locator('main [name=email]').fill(email)
  await submit(page)
  await expect(page.locator('main [data-answer=done]')).toContainText(t('order-withdrawal.guest.sent-text'))
  const mail = await waitForMail(page, email, '/withdraw/')
  const link = new URL(/https?:\/\/\S+\/withdraw\/[\w-]+/.exec(mail.text)?.[0] ?? 'none:').pathname
  for (const _ of ['a scanner', 'the person']) await page.goto(link)
  await expect(page.locator('main')).toContainText(number)
  expect(await readOrder(orderId)).toBe('held')
  await submit(page)
  await expect(page.locator('main h1')).toHaveText(t('order-withdrawal.link.done'))
  expect(page.url()).not.toContain(link)
  expect(await readOrder(orderId)).toBe('cancelled')
  await waitForMail(page, email, t('mail.order-withdrawn.text'))
  await page.goto(link)
  await expect(page.locator('main')).toContainText(t('order-withdrawal.link.gone-text'))
})
