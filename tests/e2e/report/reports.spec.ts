import type { Page } from '@playwright/test'
import { becomeSeafarer, read } from '../../support/accounts.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { chooseVacancy } from '../support/choose-vacancy.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { waitForMail } from '../support/find-mail.ts'
import { field } from '../support/type-vacancy.ts'

const t = messagesOf('en')
const REPORT_TEXT = 'The office asks for 400 USD before the contract.'
const LETTER = 'Remove the fee, and publish the vacancy again.'
const APPEAL = 'We never asked for money.'
const REPLY = 'The vacancy is gone, and its company has been told why.'

/** A seafarer reports a vacancy; gives its id. */
async function report(page: Page): Promise<string> {
  const { id } = await chooseVacancy(page.request, 2 / 3)
  await page.goto(`/report?kind=vacancy&id=${id}`)
  await waitForApp(page)
  await page.locator('main [name=reason][value=fee]').check()
  await page.locator('main [name=text]').fill(REPORT_TEXT)
  await page.locator('main form [type=submit]').click()
  await page.waitForURL(/sent=fee/)
  return id
}

type Queue = { items: { id: string; object: { id: string } | null }[]; total: number; pageSize: number }

/** Opens the list of reports where this one is in it: the oldest come first. Returns the link to it. */
async function findReport(page: Page, vacancyId: string) {
  const list = '/admin/reports?kind=vacancy'
  const { total, pageSize } = await read<Queue>(page.request, '/server/admin/report?kind=vacancy')
  const last = Math.ceil(total / pageSize)
  const { items } = await read<Queue>(page.request, `/server/admin/report?kind=vacancy&page=${last}`)
  const mine = items.find(({ object }) => object?.id === vacancyId)?.id
  await page.goto(last > 1 ? `${list}&page=${last}` : list)
  await waitForApp(page)
  return page.locator(`main a[href$="/admin/reports/${mine}"]`)
}

/** The company reads the decision, without the reporter's words, and appeals. */
async function appeal(page: Page, reportId: string): Promise<void> {
  await page.goto('/company/complaints')
  await waitForApp(page)
  await page.locator(`main a[href$="/company/complaints/${reportId}"]`).click()
  await expect(page.getByText(LETTER)).toBeVisible()
  await expect(page.locator('main')).not.toContainText(REPORT_TEXT)
  await page.locator('main [name=text]').fill(APPEAL)
  await page.getByRole('button', { name: t('complaint.appeal.submit'), exact: true }).click()
  await expect(page.getByText(t('complaint.appeal.done'))).toBeVisible()
}

/** Another admin finds the appeal in its list, and grants it. */
async function grant(page: Page, reportId: string): Promise<void> {
  await page.goto('/admin/reports?state=appealed')
  await waitForApp(page)
  await page.locator(`main a[href$="/admin/reports/${reportId}"]`).click()
  await expect(page.getByText(APPEAL)).toBeVisible()
  await page.locator('main [name=outcome][value=granted]').check()
  await page.getByRole('button', { name: t('report.appeal.submit'), exact: true }).click()
  await expect(page.getByText(t('report.done.appeal'))).toBeVisible()
}

test('a seafarer reports a vacancy; an admin takes it down and warns its company, which appeals, and another admin answers', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email } = await becomeSeafarer(page)
  await confirmAddress(page, email)
  const id = await report(page)
  const enter = async (account: string) => {
    const entered = await (await browser.newContext()).newPage()
    await signIn(entered, account)
    return entered
  }
  const office = await enter('admin@demo.example')
  expect((await waitForMail(office, email, t('report.done.text'))).recipient).toBe(email)
  const link = await findReport(office, id)
  await link.click()
  await expect(office.getByText(REPORT_TEXT)).toBeVisible()
  const reportId = new URL(office.url()).pathname.split('/').at(-1) ?? ''
  const { account } = await read<{ account: { email: string } }>(office.request, `/server/admin/report/${reportId}`)
  await office.locator('main [name=outcome][value=upheld]').check()
  await office.locator('main [name=take-down]').check()
  await office.locator('main [name=warn]').check()
  await field(office, 'reason').selectOption('fee')
  await office.locator('main form:has([name=outcome]) [name=note]').fill(REPLY)
  await office.locator('main form:has([name=outcome]) [name=letter]').fill(LETTER)
  await office.getByRole('button', { name: t('report.close.submit'), exact: true }).click()
  await expect(office.getByText(t('report.done.close'))).toBeVisible()
  expect((await page.goto(`/vacancy/${id}`))?.status()).toBe(404)
  expect((await waitForMail(office, email, REPLY)).recipient).toBe(email)
  await office
    .getByRole('link', { name: t('report.queue.title'), exact: true })
    .last()
    .click()
  await expect(office.locator('main table')).toBeVisible()
  await expect(link).toHaveCount(0)

  const company = await enter(account.email)
  await appeal(company, reportId)
  const other = await enter('admin2@demo.example')
  await grant(other, reportId)
  await company.reload()
  await expect(company.getByText(t('complaint.appeal.granted'))).toBeVisible()
  for (const one of [office, company, other]) await one.context().close()
})
