import type { Page } from '@playwright/test'
import type { OwnFleet } from '#src/contract/ship/schemas.ts'
import { becomeSeafarer, enterAs, read } from '../../support/accounts.ts'
import { expect, giveCredentials, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { keepAsOtherBuild } from '../support/keep-as-other-build.ts'

const t = messagesOf('en')
const PHONE = { width: 360, height: 740 }

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/seaman/cv?tab=${tab}`)
  await waitForApp(page)
}

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const bar = (page: Page) => page.locator('.cv-bar')
const save = (page: Page) => page.getByRole('button', { name: t('cv.save.act') }).click()
const readVersion = async (page: Page): Promise<number> =>
  (await (await page.request.get('/server/seaman/profile')).json()).version
const isSaved = (page: Page) => expect(page.getByText(t('cv.save.done'))).toBeVisible()

test('a CV is typed, kept as a draft over a reload, and saved; a draft of another version is shown until it is deleted', async ({
  page,
}) => {
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

  await keepAsOtherBuild(page, 'cv-draft@2', { kin: { name: 'Anna' } })
  await page.reload()
  await waitForApp(page)
  const aside = page.locator('[data-aside]')
  await expect(aside).toContainText(t('kept.aside.title'))
  await aside.getByText(t('kept.aside.show')).click()
  await expect(aside.getByText('kin.name: Anna')).toBeVisible()
  await aside.getByRole('button', { name: t('kept.aside.delete') }).click()
  await expect(aside).toHaveCount(0)
  await page.reload()
  await waitForApp(page)
  await expect(bar(page)).toBeHidden()
  await expect(aside).toHaveCount(0)
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
    // Said where the button was.
    await expect(bar(page)).toContainText(t('cv.save.done'))
    await expect(page.getByText(t('cv.save.done'))).toBeInViewport()
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

test('a ship of a company’s fleet tells its facts, and takes away nothing that was typed', async ({ page }) => {
  await enterAs(page, 'company@demo.example')
  const { items } = await read<OwnFleet>(page.request, '/server/company/ship')
  await page.context().clearCookies()
  await becomeSeafarer(page)
  await openTab(page, 'experience')
  await page.getByRole('button', { name: t('cv.add.experience') }).click()
  await field(page, 'experience.0.fleetVesselName').fill('As I call her')
  await field(page, 'experience.0.fleetVesselImo').fill(items[0]?.imo ?? '')
  await expect(page.getByText('North Strand Crewing').first()).toBeVisible()
  await expect(field(page, 'experience.0.fleetVesselName')).toHaveValue('As I call her')
  await expect(field(page, 'experience.0.fleetTypeAndVesselType.vesselType')).toHaveValue('LNG carrier')
  await page.getByRole('button', { name: t('cv.ship.replace') }).click()
  await expect(field(page, 'experience.0.fleetVesselName')).toHaveValue(items[0]?.facts.fleetVesselName ?? '')
  await expect(page.getByRole('button', { name: t('cv.ship.replace') })).toBeHidden()
  await field(page, 'experience.0.company').pressSequentially('North')
  await expect(page.locator('datalist option[value="North Strand Crewing"]')).toHaveCount(1)
})

test('what the CV said before is looked at and brought back', async ({ page }) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  for (const mobile of ['+48 600 100 200', '+48 600 100 300']) {
    await field(page, 'contact.mobile').fill(mobile)
    await save(page)
    await isSaved(page)
  }
  await page.getByRole('link', { name: t('cv.versions') }).click()
  await page.locator('main tbody a').first().click()
  const changes = page.getByRole('table', { name: t('cv-version.changes.title') })
  await expect(changes).toContainText('+48 600 100 300')
  await expect(changes).toContainText('+48 600 100 200')
  await page.getByRole('button', { name: t('cv-version.page.act') }).click()
  await expect(page.getByText(t('cv-version.list.done'))).toBeVisible()
  await expect(page.locator('main tbody tr')).toHaveCount(2)
  await page.getByRole('link', { name: t('cv-version.list.back') }).click()
  await page
    .locator('nav.tabs')
    .getByRole('link', { name: t('seaman.tab.additional') })
    .click()
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
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
  await expect(bar(page)).toContainText(t('cv.save.kept'))
  await page.reload()
  await waitForApp(page)
  await expect(page.getByRole('heading', { name: t('cv.clash.title') })).toBeVisible()
  await page.getByRole('button', { name: t('cv.clash.take-theirs') }).click()
  await expect(page.getByRole('heading', { name: t('cv.clash.title') })).toBeHidden()
  await save(page)
  await isSaved(page)
  await page.reload()
  await waitForApp(page)
  await expect(field(page, 'contact.telegram')).toHaveValue('@second')
  await expect(field(page, 'contact.viber')).toHaveValue('+48 600 100 200')
  await expect(field(page, 'kin.kinName')).toHaveValue('Anna')
  await other.close()
})

test('a save without a connection is queued and sent once; the draft is deleted at sign-out', async ({
  page,
  context,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  const version = await readVersion(page)
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await context.setOffline(true)
  await save(page)
  await expect(bar(page)).toContainText(t('cv.save.waiting'))
  await expect(bar(page)).toContainText(t('cv.save.waiting-text'))
  await save(page)
  await context.setOffline(false)
  await isSaved(page)
  expect(await readVersion(page)).toBe(version + 1)
  const listKept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect((await listKept()).length).toBeGreaterThan(0)
  await page.goto('/auth/logout')
  await page.locator('main form button').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/logout'))
  await expect.poll(listKept).toEqual([])
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('gangway-seal'))).toEqual([])
})

test('two tabs have one draft: each shows what the other types, and what one saves is saved in both', async ({
  page,
  context,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  const other = await context.newPage()
  await openTab(other, 'additional')
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await field(other, 'kin.kinName').fill('Anna')
  await expect(field(other, 'contact.mobile')).toHaveValue('+48 600 100 200')
  await expect(field(page, 'kin.kinName')).toHaveValue('Anna')
  await save(page)
  await isSaved(page)
  await expect(bar(other)).toBeHidden()
  await other.reload()
  await expect(field(other, 'kin.kinName')).toHaveValue('Anna')
})

test('a session that ends keeps what was saved, which goes out after signing in again', async ({ page, context }) => {
  const { email } = await becomeSeafarer(page)
  await openTab(page, 'additional')
  await context.clearCookies({ name: '__Host-sid' })
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await save(page)
  // The live connection, which reports ended sessions, may have navigated there already.
  const link = page.getByRole('link', { name: t('cv.save.sign-in') })
  await link.click({ timeout: 5000 }).catch(() => undefined)
  await expect(page).toHaveURL(/auth.login/)
  await waitForApp(page)
  await giveCredentials(page, email)
  await page.waitForURL(/seaman.cv/)
  await waitForApp(page)
  await isSaved(page)
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
})
