import type { Page } from '@playwright/test'
import { becomeSeafarer, expect, test, waitForApp } from '../support/browser.ts'
import { messagesOf } from '../support/messages.ts'

const t = messagesOf('en')
const PHONE = { width: 360, height: 740 }

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/seaman/cv?tab=${tab}`)
  await waitForApp(page)
}

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const bar = (page: Page) => page.locator('.cv-bar')
const save = (page: Page) => page.getByRole('button', { name: t('cv.save.act') }).click()
const isSaved = (page: Page) => expect(page.getByText(t('cv.save.done'))).toBeVisible()

test('a CV is typed, kept as a draft over a reload, and saved', async ({ page }) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await expect(bar(page)).toContainText(t('cv.save.kept'))
  await page.reload()
  await waitForApp(page)
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
  await save(page)
  await isSaved(page)
  await page.reload()
  await waitForApp(page)
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
  await expect(bar(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a contract is added with words of the trade, refused where its days do not fit, mended, deleted and put back', async ({
    page,
  }) => {
    await becomeSeafarer(page)
    await openTab(page, 'experience')
    await page.getByRole('button', { name: t('cv.add.experience') }).click()
    await field(page, 'experience.0.position').fill('C/O')
    await field(page, 'experience.0.fleetVesselName').fill('Halcyon Reach')
    await field(page, 'experience.0.fleetVesselImo').fill('9631428')
    await page.getByRole('button', { name: t('cv.imo.correct') }).click()
    await field(page, 'experience.0.startDate').fill('2026-02-01')
    await field(page, 'experience.0.endDate').fill('2026-01-01')
    await save(page)
    await expect(page.locator('.field.bad')).toHaveCount(1)
    await expect(page.locator('nav.tabs .state.bad')).toHaveCount(1)
    await field(page, 'experience.0.endDate').fill('2026-06-30')
    await save(page)
    await isSaved(page)
    await page.reload()
    await waitForApp(page)
    const row = page.locator('main tbody tr').first()
    await expect(row).toContainText('Chief Officer')
    await row.locator('summary').click()
    await row.getByRole('button', { name: t('cv.entry.delete') }).click()
    await expect(page.locator('main tbody tr')).toHaveCount(0)
    await page.getByRole('button', { name: t('cv.entry.undo') }).click()
    await expect(page.locator('main tbody tr').first()).toContainText('Halcyon Reach')
  })
})

test('what two devices changed is put together; what both changed differently is asked, side by side', async ({
  page,
  browser,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const second = await other.newPage()
  await openTab(second, 'additional')
  await field(second, 'contact.telegram').fill('@second')
  await field(second, 'kin.kinName').fill('Anna')
  await save(second)
  await isSaved(second)
  await field(page, 'contact.telegram').fill('@first')
  await field(page, 'contact.viber').fill('+48 600 100 200')
  await save(page)
  await expect(page.getByRole('heading', { name: t('cv.clash.title') })).toBeVisible()
  await page.getByRole('button', { name: t('cv.clash.take-theirs') }).click()
  await save(page)
  await isSaved(page)
  await page.reload()
  await waitForApp(page)
  await expect(field(page, 'contact.telegram')).toHaveValue('@second')
  await expect(field(page, 'contact.viber')).toHaveValue('+48 600 100 200')
  await expect(field(page, 'kin.kinName')).toHaveValue('Anna')
  await other.close()
})

test('a save on a cut line says so, and the draft goes with the person who signs out', async ({ page, context }) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await context.setOffline(true)
  await save(page)
  await expect(bar(page)).toContainText(t('form.message.offline'))
  await context.setOffline(false)
  await expect(bar(page)).toContainText(t('cv.save.kept'))
  const listKept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect((await listKept()).length).toBeGreaterThan(0)
  await page.goto('/auth/logout')
  await page.locator('main form button').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/logout'))
  await expect.poll(listKept).toEqual([])
})
