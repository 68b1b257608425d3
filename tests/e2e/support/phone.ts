import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGUMENTS, getBrowserPath } from '../../../scripts/browser.ts'
import { BROWSER_AGENT } from '../../../scripts/demo.ts'
import { test as base, expect, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { type CutLine, openCutLine } from './cut-line.ts'
import { PORTS } from './ports.ts'

const ORIGIN = `http://localhost:${PORTS.product}`

/** A browser that is running removes files while others are read: those hold nothing any more. */
const readIfPresent = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })

/** A browser with a profile on the disk, whose line can be cut, and whose process can be ended and begun again. */
export class Phone {
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
  /** As when the phone's battery is empty: nothing is written any more, nothing is closed. */
  async kill(): Promise<void> {
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (command.includes(this.folder)) process.kill(Number(pid), 'SIGKILL')
    }
    await this.context?.close().catch(() => {})
    this.context = undefined
    await rm(join(this.folder, 'SingletonLock'), { force: true })
  }
  /** The files of the profile that hold any of these bytes. */
  async search(needles: readonly (string | Buffer)[]): Promise<string[]> {
    const files = await readdir(this.folder, { recursive: true, withFileTypes: true })
    const found: string[] = []
    for (const file of files) {
      if (!file.isFile()) continue
      const path = join(file.parentPath, file.name)
      const bytes = await readIfPresent(path)
      if (needles.some((needle) => bytes.includes(needle))) found.push(path)
    }
    return found
  }
}

export const test = base.extend<{ phone: Phone }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  phone: async ({}, use) => {
    const phone = new Phone(await mkdtemp(join(tmpdir(), 'phone-')), await openCutLine())
    await use(phone)
    await phone.end()
    await phone.line.close()
    await rm(phone.folder, { recursive: true, force: true })
  },
})

/** Until the page could be opened offline. */
export async function waitForShell(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registered = await navigator.serviceWorker.getRegistration()
      return registered?.active?.state === 'activated' && localStorage.getItem('gangway-kept') !== null
    })
  await expect.poll(isKept).toBe(true)
}

export async function openOwn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

/** The bytes of the key that this browser keeps of the one account. */
export const readKey = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('gangway-seal')) ?? ''
    const kept = await (await caches.open(name)).match('/_seal')
    return [...new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })

/** Signs out of a page with words that are not saved, for which the person is asked: of the page that needs no line in the browser's own window. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.locator('header details:has(form[action$="/auth/logout"])').first()
  const isShell = (await page.locator('script[nonce]').count()) === 0
  if (isShell) page.once('dialog', (question) => question.accept())
  await menu.locator('summary').click()
  await menu.locator('form[action$="/auth/logout"] button').click()
  if (isShell) return
  const leave = messagesOf('en')('layout.tools.sign-out')
  await page.getByRole('dialog').getByRole('button', { name: leave }).click()
}
