import type { Page } from '@playwright/test'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { loseAnswer } from '../support/lose-answer.ts'

const t = messagesOf('en')

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const read = async <Body>(page: Page, path: string): Promise<Body> => (await page.request.get(path)).json()
const readVersion = async (page: Page) => (await read<{ version: number }>(page, '/server/seaman/profile')).version

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/seaman/cv?tab=${tab}`)
  await waitForApp(page)
}

test('a CV whose save arrived unheard is saved once when it is sent again, and says what was typed', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  const version = await readVersion(page)
  const countSent = await loseAnswer(page, '**/server/seaman/profile', 'PUT')
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await page.getByRole('button', { name: t('cv.save.act') }).click()
  await expect.poll(countSent).toBe(1)
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
  expect(countSent()).toBe(2)
  expect(await readVersion(page)).toBe(version + 1)
  await page.reload()
  await waitForApp(page)
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
  await expect(page.locator('.cv-bar')).toBeHidden()
})

test('a scan whose end arrived unheard is there once', async ({ page }) => {
  await becomeSeafarer(page)
  await openTab(page, 'documents')
  await page.locator('.cv-open').first().click()
  await expect(page.getByText(t('scan.choose'))).toBeVisible()
  const countSent = await loseAnswer(page, '**/server/user/file/*/completion', 'POST')
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  await page
    .locator('.cv-drop input[type=file]')
    .first()
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer })
  await expect.poll(countSent).toBe(1)
  await page.evaluate(() => setTimeout(() => dispatchEvent(new Event('online')), 200))
  await expect(page.locator('ol.cv-scans > li')).toHaveCount(1, { timeout: 20_000 })
  await expect(page.locator('.cv-editor .state').first()).toHaveText(t('scan.level.scanned'))
  await page.reload()
  await waitForApp(page)
  await page.locator('.cv-open').first().click()
  await expect(page.locator('ol.cv-scans > li')).toHaveCount(1)
})

test('an application that arrived unheard keeps its note, and is one when it is sent again', async ({ page }) => {
  await becomeSeafarer(page)
  await page.goto('/vacancy')
  await page.goto((await page.locator('.vacancy-row h3 a').nth(7).getAttribute('href')) ?? '')
  await waitForApp(page)
  const countSent = await loseAnswer(page, '**/server/vacancy/*/application', 'POST')
  await page.locator('#apply [name=note]').fill('Free from May')
  await page.locator('#apply form:has([name=note]) [type=submit]').click()
  const failed = page.locator('#apply [data-answer=failed]')
  await expect(failed).toContainText(t('form.message.offline'))
  await expect(page.locator('#apply [name=note]')).toHaveValue('Free from May')
  await failed.locator('[data-retry]').click()
  await expect(page.locator('#apply [data-answer=done]')).toBeInViewport()
  expect(countSent()).toBe(2)
  const { items } = await read<{ items: { note: string | null }[] }>(page, '/server/seaman/application')
  expect(items).toHaveLength(1)
})
