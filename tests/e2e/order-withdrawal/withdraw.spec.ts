import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { MailingQuoteAnswer, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { MAILINGS } from '#src/domain/mailing/mailings.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { becomeSeafarer, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { waitForMail } from '../support/find-mail.ts'
import { openAdmins, payByTransfer } from '../support/pay-by-transfer.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const PORT = 8807
const SOLD = MAILINGS.find(({ slug }) => slug === 'all-fleets')?.id ?? ''
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

/** Orders a mailing with paid letters and without an early beginning; gives its id. */
async function order({ request }: Page): Promise<string> {
  const choice = {
    ...{ fleets: [], vesselTypes: [], countries: [], agencies: [], atMost: 3, notTo: [], language: null },
    ...{ isHideRu: false, isWithEmployers: false, isWithRecent: false, isWithForm: false },
    ...{ residence: 'PT', currency: 'USD' },
  }
  const path = `/server/seaman/mailing-quote/${SOLD}?residence=PT&currency=USD&atMost=3`
  const { reach, free, priceVersion, price, promo } = await read<MailingQuoteAnswer>(request, path)
  const countries = reach.countries.map(({ code }) => code)
  const seen = {
    agencies: reach.agencies,
    free: free.letters,
    countries,
    priceVersion,
    total: (promo ?? price)?.total.minor ?? 0,
  }
  const body = { mailing: SOLD, choice, seen, isCountriesChosen: true, isBegunAtOnce: false }
  return (await write<{ id: string }>(request, 'POST', '/server/seaman/mailing', body)).id
}

/** A seafarer who has paid in and ordered; gives the address and the number of the order, and signs out. */
async function buy(page: Page): Promise<{ email: string; number: string; orderId: string }> {
  const { email } = await becomeSeafarer(page, LOCALE)
  await database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(email).run()
  await write(page.request, 'POST', '/server/seaman/top-up', { currency: 'USD', amount: '20' })
  const admins = await openAdmins(page)
  await payByTransfer(page, admins)
  await admins.close()
  const id = await order(page)
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
