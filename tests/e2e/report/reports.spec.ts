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

test('a seafarer reports a vacancy; an admin finds the report in the list, takes the vacancy down and answers by mail', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email } = await becomeSeafarer(page)
  await confirmAddress(page, email)
  const id = await report(page)

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@demo.example')
  const link = await findReport(office, id)
  await link.click()
  await expect(office.getByText(REPORT_TEXT)).toBeVisible()
  await office.locator('main [name=outcome][value=upheld]').check()
  await office.locator('main [name=take-down]').check()
  await office.locator('main [name=warn]').check()
  await field(office, 'reason').selectOption('fee')
  await office.locator('main form:has([name=outcome]) [name=note]').fill(REPLY)
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
  await office.context().close()
})
