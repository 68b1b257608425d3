import type { Browser, Locator, Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { becomeSeafarer, enterAs, read } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { openAdmins, PAYER, payByTransfer, REASON, statementOf } from '../support/pay-by-transfer.ts'

const t = messagesOf('en')
const BALANCE = '/seaman/profile/balance'
const TRANSFERS = '/admin/payments/transfers'
const PAYBACKS = '/admin/payments/paybacks'
const IBAN = 'DE89 3704 0044 0532 0130 00'

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await waitForApp(page)
  return page.locator('main')
}

/** An admin of the demo in a browser of their own. */
async function enter(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enterAs(page, email)
  return page
}

const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click()
const rowOf = (page: Page, text: string) => page.locator('main tbody tr').filter({ hasText: text })

/** Fills in the form of a top-up by transfer and sends it. */
async function start(page: Page, amount: string, locale: 'en' | 'ar' = 'en'): Promise<void> {
  const form = page.locator('main form:has([name=amount])')
  await form.locator('[name=currency]').selectOption('USD')
  await form.locator('[name=amount]').fill(amount)
  await press(form, messagesOf(locale)('top-up.form.submit'))
  await expect(page.locator('main')).toContainText(messagesOf(locale)('top-up.done.started'))
}

async function upload(office: Page, file: string): Promise<void> {
  const main = await open(office, TRANSFERS)
  const form = main.locator('form:has([name=file])')
  await form
    .locator('[name=file]')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await press(form, t('feed.add.file-submit'))
  await expect(main.locator('[data-answer]')).toContainText('New lines: 1. With a payment: 1.')
}

/** One admin proposes to credit a line, and another confirms it. */
async function credit([office, other]: readonly [Page, Page], line: string): Promise<void> {
  const row = rowOf(office, line)
  await row.locator('summary').click()
  const form = row.locator('form:has([name=outcome])')
  await form.locator('[name=reason]').fill(REASON)
  await press(form, t('proposal.act.propose'))
  await expect(office.locator('main')).toContainText(t('transfer.done.propose'))
  await expect(row.getByRole('button', { name: t('proposal.act.confirm'), exact: true })).toHaveCount(0)
  const main = await open(other, TRANSFERS)
  await press(rowOf(other, line), t('proposal.act.confirm'))
  await expect(main).toContainText(t('transfer.done.confirm'))
  await expect(rowOf(other, line)).toHaveCount(0)
}

/** One admin starts the transfer back and records it, and another confirms it. */
async function send([office, other]: readonly [Page, Page], reference: string): Promise<void> {
  const main = await open(office, PAYBACKS)
  const row = rowOf(office, reference)
  await press(row, t('refund.act.prepare'))
  await expect(main).toContainText(t('refund.done.prepare'))
  await expect(row).toContainText(IBAN)
  await expectNoFaults(office, 'en')
  await row.locator('summary').click()
  await row.locator('[name=day]').fill(toPlainDate(Date.now()))
  await row.locator('[name=reason]').fill('The bank booked it')
  await press(row, t('proposal.act.propose'))
  await expect(main).toContainText(t('transfer.done.propose'))
  const there = await open(other, PAYBACKS)
  await press(rowOf(other, reference), t('proposal.act.confirm'))
  await expect(there).toContainText(t('transfer.done.confirm'))
}

test('a balance is paid by transfer in two parts, each confirmed by a second admin, and paid back', async ({
  page,
  browser,
}) => {
  test.slow()
  await becomeSeafarer(page)
  const main = await open(page, BALANCE)
  await start(page, '50')
  await expect(main).toContainText('Transfer of US$50.00')
  const { items } = await read<{ items: { reference: string }[] }>(page.request, '/server/seaman/top-up')
  const reference = items[0]?.reference ?? ''
  const shown = reference.replace(/(.{4})(?=.)/g, '$1 ')
  await expect(main).toContainText(shown)

  const admins = [await enter(browser, 'admin@demo.example'), await enter(browser, 'admin2@demo.example')] as const
  await upload(admins[0], statementOf(reference, '20'))
  await credit(admins, reference)
  await open(page, BALANCE)
  await expect(main).toContainText('US$20.00 arrived, US$30.00 is still missing.')
  await upload(admins[0], statementOf(reference, '30'))
  await credit(admins, reference)
  await open(page, BALANCE)
  await expect(main).toContainText('US$50.00 arrived and is on your balance.')
  await expectNoFaults(page, 'en')

  await main.getByRole('link', { name: 'Pay back US$50.00', exact: true }).click()
  await main.locator('[name=iban]').fill(IBAN)
  await main.locator('[name=name]').fill('Ines Rocha')
  await press(main, 'Pay back US$50.00')
  await expect(main).toContainText(t('payback.done.requested'))
  await send(admins, shown)
  await open(page, BALANCE)
  await expect(main.locator('section', { has: page.locator('#payback') })).toContainText(t('payback.state.sent'))

  await main.getByRole('link', { name: t('billing-document.list.link'), exact: true }).click()
  await expect(main.locator('h1')).toHaveText(t('billing-document.list.title'))
  await expectNoFaults(page, 'en')
  await main.locator('tbody a').first().click()
  await expect(main).toContainText(`reference ${reference}`)
  await expect(main).toContainText('Ines Rocha')
  await expectNoFaults(page, 'en')
  await open(admins[0], '/admin/payments')
  await expectNoFaults(admins[0], 'en')
  for (const admin of admins) await admin.context().close()
})

test.describe('without scripting, in Arabic at 360 px', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a seafarer starts a transfer, and asks for what arrived to be paid back', async ({ page }) => {
    const ar = messagesOf('ar')
    await becomeSeafarer(page, 'ar')
    const path = localizePath('ar', BALANCE)
    await page.goto(path)
    await start(page, '40', 'ar')
    const admins = await openAdmins(page)
    await payByTransfer(page, admins)
    await admins.close()
    await page.goto(path)
    const main = page.locator('main')
    await main.locator('a[href*="payback=USD"]').click()
    await main.locator('[name=iban]').fill('DE89 3704')
    await main.locator('[name=name]').fill(PAYER)
    await main.locator('form:has([name=iban]) [type=submit]').click()
    await expect(main).toContainText(ar('payback.wrong.iban'))
    await expect(main.locator('[name=name]')).toHaveValue(PAYER)
    await main.locator('[name=iban]').fill(IBAN)
    await main.locator('form:has([name=iban]) [type=submit]').click()
    await expect(main.locator('[data-answer]')).toContainText(ar('payback.done.requested'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await main.locator('form:has([value=cancel-payback]) [type=submit]').click()
    await expect(main.locator('[data-answer]')).toContainText(ar('payback.done.cancelled'))
  })
})
