import type { Page } from '@playwright/test'
import { DRAFT_STORAGE_KEY } from '#src/app/ui/forms/draft.ts'
import { SHELL_PATH } from '#src/contract/http/shell-paths.ts'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'
import { openOwn, type Phone, readKey, signOut, test, waitForShell } from '../support/phone.ts'
import { pressSignOut } from '../support/press-sign-out.ts'

const t = messagesOf('en')
const CANARY = 'Kanarienvogel'
const STAY = '2025-03-17'
const NEEDLES = [CANARY, Buffer.from(CANARY, 'utf16le'), STAY, Buffer.from(STAY, 'utf16le')]

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)

async function openVacancy(page: Page): Promise<void> {
  await page.goto('/vacancy?company=north-strand-crewing&rank=chief-officer')
  await page.locator('.vacancy-row h3 a').first().click()
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
  await waitForApp(page)
}

/** Words of the person in every place that keeps some: draft, stays, the note of an application. */
async function typeEverywhere(page: Page): Promise<Buffer> {
  await openOwn(page, '/seaman/cv/sea-service')
  await field(page, 'from').fill(STAY)
  await field(page, 'to').fill(STAY)
  await page.locator('.stay-form button').click()
  await openOwn(page, '/seaman/cv?tab=additional')
  await field(page, 'kin.kinName').fill(CANARY)
  await expect(page.locator('.cv-bar')).toContainText(t('cv.save.kept'))
  await waitForShell(page)
  const key = Buffer.from(await readKey(page))
  await openVacancy(page)
  await page.locator('#apply textarea').fill(`${CANARY} note`)
  await expect
    .poll(() =>
      page.evaluate((prefix) => Object.keys(sessionStorage).some((key) => key.startsWith(prefix)), DRAFT_STORAGE_KEY),
    )
    .toBe(true)
  await page.reload()
  await waitForApp(page)
  await expect(page.locator('#apply textarea')).toHaveValue(`${CANARY} note`)
  return key
}

test('signing out leaves nothing of the person on the disk: no draft, no stay, no note, no key', async ({ phone }) => {
  const page = await phone.start()
  await becomeSeafarer(page)
  const key = await typeEverywhere(page)
  await openOwn(page, '/seaman/cv?tab=additional')
  await signOut(page)
  await page.waitForURL(({ pathname }) => pathname === '/')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await phone.end()
  expect(await phone.search([...NEEDLES, key])).toEqual([])
})

test('signing out leaves nothing of scans on the disk: no name and no byte, of one that arrived or is on its way', async ({
  phone,
}) => {
  const page = await phone.start()
  await becomeSeafarer(page)
  await openOwn(page, '/seaman/cv?tab=documents')
  await waitForShell(page)
  const key = Buffer.from(await readKey(page))
  await page.locator('.cv-open').first().click()
  const choose = (name: string) =>
    page
      .locator('.cv-drop input[type=file]')
      .first()
      .setInputFiles({
        name: `${CANARY} ${name}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.7\n%${CANARY} ${name}\n%%EOF\n`),
      })
  await choose('arrived')
  await expect(page.locator('ol.cv-scans > li')).toHaveCount(1)
  await page.route('**/server/upload/**', (route) => route.abort('internetdisconnected'))
  await choose('on its way')
  await expect(page.getByText(t('scan.state.cut'))).toBeVisible()
  await page.locator('[name="documents.0.number"]').fill(CANARY)
  await expect(page.locator('.cv-bar')).toContainText(t('cv.save.kept'))
  await signOut(page)
  await page.waitForURL(({ pathname }) => pathname === '/')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await phone.end()
  expect(await phone.search([...NEEDLES, key])).toEqual([])
})

if (IS_FULL)
  test('signing out does not wait for a worker that is still being fetched', async ({ phone }) => {
    const page = await phone.start()
    await becomeSeafarer(page)
    const fetching = phone.line.hold(SHELL_PATH)
    await openOwn(page, '/seaman/cv')
    await fetching
    await pressSignOut(page)
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  })

test('closing the account leaves as little', async ({ phone }) => {
  const page = await phone.start()
  const { email } = await becomeSeafarer(page)
  const key = await typeEverywhere(page)
  await page.goto('/seaman/profile/data')
  await waitForApp(page)
  const form = page.locator('main form:has([name=act][value=erase])')
  await form.locator('[name=email]').fill(email)
  await form.locator('button[type=submit]').click()
  await expect(page.locator('main')).toContainText(t('account.closed.text'))
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await phone.end()
  expect(await phone.search([...NEEDLES, key])).toEqual([])
})

test('a sign-out that no script has heard leaves nothing either', async ({ phone }) => {
  const page = await phone.start()
  await becomeSeafarer(page)
  await openOwn(page, '/seaman/cv?tab=additional')
  await waitForShell(page)
  const key = Buffer.from(await readKey(page))
  await page.evaluate(() =>
    HTMLFormElement.prototype.submit.call(document.querySelector('form[action$="/auth/logout"]')),
  )
  await page.waitForURL(({ pathname }) => pathname === '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gangway-kept'))).toBe(null)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await phone.end()
  expect(await phone.search([key])).toEqual([])
})

test('a save from aboard goes out before an application, though the CV was not opened again', async ({ phone }) => {
  const page = await phone.start()
  await becomeSeafarer(page)
  await openOwn(page, '/seaman/cv?tab=additional')
  await waitForShell(page)
  phone.line.set('cut')
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await page.getByRole('button', { name: t('cv.save.act') }).click()
  await expect(page.locator('.cv-bar')).toContainText(t('cv.save.waiting'))
  phone.line.set('open')
  await page.goto('about:blank')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await openVacancy(page)
  await page.locator('#apply form:has([name=note]) button[type=submit]').click()
  await page.locator('#apply [role=status]').waitFor()
  const saved = sent.indexOf('PUT /server/seaman/profile')
  expect(saved).toBeGreaterThanOrEqual(0)
  expect(sent.findIndex((one) => one.includes('/application') || one.includes('/vacancy/'))).toBeGreaterThan(saved)
})

/** The browser writes its cookies to the disk once there are 512 or after half a minute; without that of the session it would begin signed out. */
async function waitForCookies(phone: Phone): Promise<void> {
  const expires = Date.now() / 1000 + 3600
  const others = Array.from({ length: 512 }, (_, at) => ({
    name: 'one',
    value: 'of many',
    url: `https://${at}.example`,
    expires,
  }))
  await phone.context?.addCookies(others)
  await expect.poll(() => phone.search(['__Host-sid']), { timeout: 60_000 }).not.toEqual([])
}

test('what was typed outlives the end of the browser’s process', async ({ phone }) => {
  test.slow()
  const page = await phone.start()
  await becomeSeafarer(page)
  await openOwn(page, '/seaman/cv?tab=additional')
  await field(page, 'kin.kinName').fill(CANARY)
  await expect(page.locator('.cv-bar')).toContainText(t('cv.save.kept'))
  await waitForShell(page)
  await waitForCookies(phone)
  await phone.kill()
  const again = await phone.start()
  await openOwn(again, '/seaman/cv?tab=additional')
  await expect(field(again, 'kin.kinName')).toHaveValue(CANARY)
})

test('a save that waits outlives it too, and goes out once when the connection is back', async ({ phone }) => {
  test.slow()
  const page = await phone.start()
  await becomeSeafarer(page)
  await openOwn(page, '/seaman/cv?tab=additional')
  await waitForShell(page)
  const readVersion = async (from: Page) => (await (await from.request.get('/server/seaman/profile')).json()).version
  const version = await readVersion(page)
  phone.line.set('cut')
  await field(page, 'kin.kinName').fill(CANARY)
  await page.getByRole('button', { name: t('cv.save.act') }).click()
  await expect(page.locator('.cv-bar')).toContainText(t('cv.save.waiting'))
  await waitForCookies(phone)
  await phone.kill()
  phone.line.set('open')
  const again = await phone.start()
  await openOwn(again, '/seaman/cv?tab=additional')
  await expect(again.getByText(t('cv.save.done'))).toBeVisible()
  await expect(field(again, 'kin.kinName')).toHaveValue(CANARY)
  expect(await readVersion(again)).toBe(version + 1)
})

if (IS_FULL)
  test('where what wipes an account does not come, it is closed at once and the next page wipes it', async ({
    phone,
  }) => {
    const page = await phone.start()
    await becomeSeafarer(page)
    await openOwn(page, '/seaman/cv?tab=additional')
    await waitForShell(page)
    const readKept = () => page.evaluate(() => localStorage.getItem('gangway-kept'))
    const id = await readKept()
    await page.route('**/assets/leaving-*', (route) => route.abort('internetdisconnected'))
    await page.evaluate(() =>
      HTMLFormElement.prototype.submit.call(document.querySelector('form[action$="/auth/logout"]')),
    )
    await page.waitForURL(({ pathname }) => pathname === '/')
    await expect.poll(readKept).toBe(`-${id}`)
    await page.unroute('**/assets/leaving-*')
    await page.goto('/vacancy')
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    expect(await readKept()).toBe(null)
  })
