import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGUMENTS, getBrowserPath } from '../../scripts/browser.ts'
import { BROWSER_AGENT } from '../../scripts/demo.ts'
import { test as base, becomeSeafarer, expect, waitForApp } from '../support/browser.ts'
import { messagesOf } from '../support/messages.ts'
import { type CutLine, openCutLine } from './support/cut-line.ts'

const t = messagesOf('en')
const ORIGIN = 'http://localhost:8790'

/** A browser with a profile on the disk, whose line can be cut, and whose process can be ended and begun again. */
class Phone {
  readonly folder: string
  readonly line: CutLine
  context: BrowserContext | undefined
  constructor(folder: string, line: CutLine) {
    this.folder = folder
    this.line = line
  }
  async start(): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.folder, {
      executablePath: getBrowserPath(),
      args: BROWSER_ARGUMENTS,
      userAgent: BROWSER_AGENT,
      locale: 'en-GB',
      baseURL: ORIGIN,
      proxy: this.line.proxy,
    })
    return this.context.pages()[0] ?? this.context.newPage()
  }
  async end(): Promise<void> {
    await this.context?.close()
    this.context = undefined
  }
  /** The files of the profile that hold any of these bytes. */
  async search(needles: readonly (string | Buffer)[]): Promise<string[]> {
    const files = await readdir(this.folder, { recursive: true, withFileTypes: true })
    const found: string[] = []
    for (const file of files) {
      if (!file.isFile()) continue
      const path = join(file.parentPath, file.name)
      const bytes = await readFile(path)
      if (needles.some((needle) => bytes.includes(needle))) found.push(path)
    }
    return found
  }
}

const test = base.extend<{ phone: Phone }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  phone: async ({}, use) => {
    const phone = new Phone(await mkdtemp(join(tmpdir(), 'phone-')), await openCutLine())
    await use(phone)
    await phone.end()
    await phone.line.close()
    await rm(phone.folder, { recursive: true, force: true })
  },
})

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const bar = (page: Page) => page.locator('.cv-bar')
const readVersion = async (page: Page): Promise<number> =>
  (await (await page.request.get('/server/seaman/profile')).json()).version

/** Until the page could be opened without a line. */
async function waitForShell(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registered = await navigator.serviceWorker.getRegistration()
      return registered?.active?.state === 'activated' && localStorage.getItem('gangway-kept') !== null
    })
  await expect.poll(isKept).toBe(true)
}

async function openOwn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

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

test('signing out without a line leaves nothing of the person on the disk, and the server ends the session with the first request', async ({
  phone,
  request,
}) => {
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

/** The bytes of the key that this browser keeps of the one account. */
const readKey = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('gangway-seal')) ?? ''
    const kept = await (await caches.open(name)).match('/_seal')
    return [...new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })

async function signOut(page: Page): Promise<void> {
  const menu = page.locator('header details:has(form[action$="/auth/logout"])').first()
  await menu.locator('summary').click()
  // What is not saved would be lost: the person is asked.
  const asked = page.waitForEvent('dialog')
  const pressed = menu.locator('form[action$="/auth/logout"] button').click()
  await (await asked).accept()
  await pressed
}
