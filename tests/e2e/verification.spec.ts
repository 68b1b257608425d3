import type { Page } from '@playwright/test'
import { becomeSeafarer } from '../support/accounts.ts'
import { expect, signIn, test, waitForApp } from '../support/browser.ts'
import { messagesOf } from '../support/messages.ts'

const t = messagesOf('en')
const PAGE = '/seaman/cv/verification'
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
/** What every CV begins with: the passport first, a certificate fourth. */
const SCANNED = [0, 3]

async function scanPapers(page: Page): Promise<void> {
  for (const place of SCANNED) {
    await page.goto('/seaman/cv?tab=documents')
    await waitForApp(page)
    await page.locator('.cv-open').nth(place).click()
    await page
      .locator('.cv-drop input[type=file]')
      .first()
      .setInputFiles({ name: `paper-${place}.pdf`, mimeType: 'application/pdf', buffer: PDF })
    await expect(page.locator('ol.cv-scans > li')).toHaveCount(1)
  }
}

async function openPage(page: Page, path = PAGE): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

const press = (page: Page, id: string) => page.getByRole('button', { name: t(id), exact: true }).click()

async function ask(page: Page): Promise<void> {
  await openPage(page)
  await press(page, 'check.own.ask')
  await expect(page.getByText(t('check.own.ask-done'))).toBeVisible()
}

async function openRequest(office: Page, name: string): Promise<void> {
  await openPage(office, '/admin/seamen')
  await office.getByRole('link', { name }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function changeSurname(page: Page, surname: string): Promise<void> {
  await openPage(page, '/seaman/cv?tab=personal')
  await page.locator('[name="profileData.surname"]').fill(surname)
  await press(page, 'cv.save.act')
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
}

test('a seafarer asks to be verified, is refused with a reason, asks again, is verified, and loses the mark with a new name', async ({
  page,
  browser,
}) => {
  test.slow()
  const surname = `Rocha ${[...String(Date.now() % 100_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  await becomeSeafarer(page)
  await openPage(page)
  await expect(page.getByText(t('check.own.lacks'))).toBeVisible()
  await scanPapers(page)
  await changeSurname(page, surname)
  await ask(page)

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@demo.example')
  await openRequest(office, `Ines ${surname}`)
  await office.getByText(t('check.admin.refuse-title')).click()
  await office.locator('[name=reason]').selectOption('unreadable')
  await press(office, 'check.admin.refuse')
  await expect(office.getByText(t('check.admin.refuse-done'))).toBeVisible()

  await openPage(page)
  await expect(page.locator('main')).toContainText(t('check.reason.unreadable'))
  await ask(page)
  await openRequest(office, `Ines ${surname}`)
  await press(office, 'check.admin.verify')
  await expect(office.getByText(t('check.admin.verify-done'))).toBeVisible()
  await office.context().close()

  await openPage(page, '/seaman/cv?tab=personal')
  await expect(page.locator('.page-head')).toContainText(t('check.state.verified'))
  await changeSurname(page, 'Rocha')
  await openPage(page)
  await expect(page.locator('main')).toContainText(t('check.own.expired'))
})
