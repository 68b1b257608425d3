import type { Page } from '@playwright/test'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { openOwn, readKey, signOut, test, waitForShell } from '../support/phone.ts'

const t = messagesOf('en')

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const bar = (page: Page) => page.locator('.cv-bar')
const readVersion = async (page: Page): Promise<number> =>
  (await (await page.request.get('/server/seaman/profile')).json()).version

test('the CV opens in a browser that begins again while the server is away, is edited, and saved once when it is back', async ({
  phone,
}) => {
  const first = await phone.start()
  await becomeSeafarer(first)
  await openOwn(first, '/seaman/cv?tab=additional')
  await waitForShell(first)
  const version = await readVersion(first)
  // The browser writes the list of its caches to the disk by and by.
  await expect.poll(() => phone.search(['gangway-pages'])).not.toEqual([])
  await phone.end()

  phone.line.set('cut')
  const page = await phone.start()
  await openOwn(page, '/seaman/cv?tab=additional')
  await expect(page.getByRole('heading', { name: 'Ines Rocha' })).toBeVisible()
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await expect(bar(page)).toContainText(t('cv.save.kept'))
  await page.getByRole('button', { name: t('cv.save.act') }).click()
  await expect(bar(page)).toContainText(t('cv.save.waiting'))
  await page.reload()
  await waitForApp(page)
  await expect(bar(page)).toContainText(t('cv.save.waiting'))
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
  await openOwn(page, '/seaman/cv/sea-service')
  await expect(page.getByRole('heading', { name: t('sea-service.page.title'), exact: true })).toBeVisible()

  phone.line.set('open')
  await openOwn(page, '/seaman/cv?tab=additional')
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
  expect(await readVersion(page)).toBe(version + 1)
})

test('a line that says nothing is waited for three seconds; then the CV is shown as it was here', async ({ phone }) => {
  const page = await phone.start()
  await becomeSeafarer(page)
  await openOwn(page, '/uk/seaman/cv?tab=additional')
  await waitForShell(page)
  phone.line.set('silent')
  await openOwn(page, '/uk/seaman/cv?tab=additional')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk-UA')
  await expect(page.getByRole('heading', { name: 'Ines Rocha' })).toBeVisible()
})

test('signing out offline leaves nothing of the person on the disk, and the server ends the session with the first request', async ({
  phone,
  request,
}) => {
  test.slow()
  const page = await phone.start()
  const CANARY = 'Kanarienvogel'
  await becomeSeafarer(page)
  await openOwn(page, '/seaman/cv?tab=additional')
  await field(page, 'kin.kinName').fill(CANARY)
  await page.getByRole('button', { name: t('cv.save.act') }).click()
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
  await field(page, 'kin.kinAddress').fill(`${CANARY} Strasse`)
  await expect(bar(page)).toContainText(t('cv.save.kept'))
  await waitForShell(page)
  const sid = (await page.context().cookies()).find(({ name }) => name === '__Host-sid')
  const key = Buffer.from(await readKey(page))
  const whoIs = async () =>
    (
      await request.get('/server/security/auth/session', {
        headers: { cookie: `__Host-sid=${sid?.value}` },
        maxRetries: 2,
      })
    ).json()
  expect(await whoIs()).toMatchObject({ role: 'seaman' })
  expect(await phone.search([key])).not.toEqual([])

  phone.line.set('cut')
  await openOwn(page, '/seaman/cv?tab=additional')
  await expect(field(page, 'kin.kinAddress')).toHaveValue(`${CANARY} Strasse`)
  await signOut(page)
  await expect(page.getByRole('heading', { name: t('kept.closed.title') })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Ines')
  await page.goto('/seaman/cv/sea-service')
  await expect(page.getByRole('heading', { name: t('kept.closed.title') })).toBeVisible()
  await phone.end()
  const again = await phone.start()
  await again.goto('/seaman/cv')
  await expect(again.getByRole('heading', { name: t('kept.closed.title') })).toBeVisible()
  expect(await phone.search([CANARY, Buffer.from(CANARY, 'utf16le'), key])).toEqual([])
  expect(await whoIs()).toMatchObject({ role: 'seaman' })

  phone.line.set('open')
  await again.waitForURL(/auth.login/)
  expect(await whoIs()).toBe(null)
  expect(await again.evaluate(async () => [await caches.keys(), localStorage.getItem('gangway-kept')])).toEqual([
    [],
    null,
  ])

  // The next person on the same phone.
  await becomeSeafarer(again)
  await openOwn(again, '/seaman/cv?tab=additional')
  await field(again, 'kin.kinName').fill('Olga')
  await expect(bar(again)).toContainText(t('cv.save.kept'))
  await waitForShell(again)
  phone.line.set('cut')
  await openOwn(again, '/seaman/cv?tab=additional')
  await expect(field(again, 'kin.kinName')).toHaveValue('Olga')
  await expect(field(again, 'kin.kinAddress')).toHaveValue('')
})
