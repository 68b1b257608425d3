import type { Page } from '@playwright/test'
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
  await press(page, 'company-check.form.save')
  await expect(page.getByText(t('form.done.saved'))).toBeVisible()
}

async function sendScan(page: Page): Promise<void> {
  await page.locator('[name=file]').setInputFiles(SCAN)
  await press(page, 'agency-form.upload.submit')
  await expect(page.getByText(t('company-check.done.scan'))).toBeVisible()
}

test('a new company corrects its details, sends its licence, asks, is refused with a reason, asks again and is verified', async ({
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
  await sendScan(page)
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
  await office.locator('[name=registerUrl]').fill('https://www.umgdy.gov.pl/register')
  await press(office, 'company-check.admin.verify')
  await expect(office.getByText(t('company-check.decided.verify'))).toBeVisible()
  await expect(office.getByRole('link', { name: t('report.case.public') })).toBeVisible()

  await open(page, LICENCE)
  await expect(page.getByRole('heading', { name: t('company-check.title.verified') })).toBeVisible()
  await office.getByRole('link', { name: t('report.case.public') }).click()
  await expect(office.getByText('We crew gas carriers since 1998.')).toBeVisible()
  await expect(office.getByText(t('vacancy.row.verified')).first()).toBeVisible()
})
