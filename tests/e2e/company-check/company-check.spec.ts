import type { Locator, Page } from '@playwright/test'
import { becomeNewcomer } from '../../support/accounts.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { confirmAddress } from '../support/confirm-address.ts'

const t = messagesOf('en')
const DETAILS = '/company/profile/edit'
const LICENCE = '/company/licence'
const SCAN = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

const press = (page: Page, id: string) => page.getByRole('button', { name: t(id), exact: true }).click()

async function registerCompany(page: Page, name: string): Promise<void> {
  await open(page, '/auth/select-role?role=company')
  const form = page.locator('form:has([name=role][value=company])')
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=country]').selectOption('PL')
  await form.locator('[name=city]').fill('Gdynia')
  await press(page, 'auth.company.submit')
  await page.waitForURL('**/company/profile')
}

async function fillIn(page: Page): Promise<void> {
  await open(page, DETAILS)
  await page.locator('[name=legalName]').fill('Baltic Lantern sp. z o.o.')
  await page.locator('[name=text-en]').fill('We crew gas carriers since 1998.')
  await press(page, 'company-check.form.save')
  await expect(page.getByText(t('form.done.saved'))).toBeVisible()
  await page.getByRole('link', { name: t('company-check.page.open-licence') }).click()
  await page.waitForURL(`**${LICENCE}`)
  await page.locator('[name=licenceNumber]').fill(`PL-${Date.now()}`)
  await page.locator('[name=licenceIssuer]').fill('Maritime Office in Gdynia')
  await page.locator('[name=licenceExpires]').fill('2031-11-30')
  await sendScan(page)
  await press(page, 'company-check.form.save')
  await expect(page.getByText(t('form.done.saved'))).toBeVisible()
}

async function sendScan(page: Page): Promise<void> {
  await page.locator('[name=file]').setInputFiles(SCAN)
  await press(page, 'agency-form.upload.submit')
  await expect(page.getByText(t('company-check.done.scan'))).toBeVisible()
}

/** Presses the control that the keyboard reaches. */
async function pressByKey(page: Page, control: Locator): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}

/** Contests the number, then confirms it and all other lines, each by keyboard. */
async function compareLines(office: Page): Promise<void> {
  const row = office.getByRole('row', { name: new RegExp(t('auth.company.licence')) })
  await pressByKey(office, row.locator('summary'))
  await row.locator('[name=differs]').fill('PL-0')
  await office.keyboard.press('Enter')
  await expect(row.getByText('PL-0')).toBeVisible()
  const agree = office.locator('form:has([name=act][value=agrees]) button')
  for (let left = 5; left > 0; left -= 1) {
    await expect(agree).toHaveCount(left)
    await pressByKey(office, agree.first())
  }
  await expect(agree).toHaveCount(0)
}

/** Suspends the company; it appeals; the appeal is accepted. */
async function suspendAndRestore(office: Page, page: Page): Promise<void> {
  await pressByKey(office, office.locator('summary', { hasText: t('company-check.admin.suspend') }))
  const form = office.locator('form:has([name=act][value=suspend])')
  await form.locator('[name=reason]').selectOption('conduct')
  await pressByKey(office, form.locator('button[type=submit]'))
  await expect(office.getByText(t('company-check.decided.suspend'))).toBeVisible()
  await open(page, LICENCE)
  await expect(page.getByRole('heading', { name: t('company-check.title.suspended') })).toBeVisible()
  await page.locator('[name=text]').fill('The complaint is about another company.')
  await press(page, 'company-check.appeal.submit')
  await expect(page.getByText(t('company-check.done.appeal'))).toBeVisible()
  await office.reload()
  await waitForApp(office)
  await expect(office.getByText('The complaint is about another company.').first()).toBeVisible()
  await pressByKey(office, office.locator('form:has([name=act][value=restore]) button[type=submit]'))
  await expect(office.getByText(t('company-check.decided.restore'))).toBeVisible()
  await open(page, LICENCE)
  await expect(page.getByRole('heading', { name: t('company-check.title.verified') })).toBeVisible()
  await expect(page.getByText(t('company-check.event.restored'))).toBeVisible()
}

test('a new company sends its licence, is refused with a reason, is verified by keyboard, suspended, and restored after its appeal', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Baltic Lantern ${Date.now() % 100_000}`
  const { email } = await becomeNewcomer(page)
  await confirmAddress(page, email)
  await registerCompany(page, name)
  await page.getByRole('link', { name: t('company-check.title.none') }).click()
  await expect(page.getByText(t('company-check.title.none'))).toBeVisible()
  await fillIn(page)
  await press(page, 'company-check.ask')
  await expect(page.getByText(t('company-check.done.ask'))).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@demo.example')
  await open(office, '/admin/companies')
  await office.getByRole('link', { name }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(name)
  await office.getByText(t('company-check.admin.refuse'), { exact: true }).first().click()
  const refusal = office.locator('form:has([name=act][value=refuse])')
  await refusal.locator('[name=reason]').selectOption('register')
  await refusal.locator('button[type=submit]').click()
  await expect(office.getByText(t('company-check.decided.refuse'))).toBeVisible()

  await open(page, LICENCE)
  await expect(page.getByText(t('company-check.refusal.register')).first()).toBeVisible()
  await press(page, 'company-check.ask')
  await expect(page.getByText(t('company-check.title.waiting'))).toBeVisible()

  await office.reload()
  await waitForApp(office)
  await compareLines(office)
  await office.locator('[name=registerUrl]').fill('https://www.umgdy.gov.pl/register')
  await pressByKey(office, office.locator('form:has([name=act][value=verify]) button[type=submit]'))
  await expect(office.getByText(t('company-check.decided.verify'))).toBeVisible()
  await expect(office.getByRole('link', { name: t('report.case.public') })).toBeVisible()

  await open(page, LICENCE)
  await expect(page.getByRole('heading', { name: t('company-check.title.verified') })).toBeVisible()
  await suspendAndRestore(office, page)
  await office.getByRole('link', { name: t('report.case.public') }).click()
  await expect(office.getByText('We crew gas carriers since 1998.')).toBeVisible()
  await expect(office.getByText(t('vacancy.row.verified')).first()).toBeVisible()
})
