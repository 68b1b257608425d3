import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { stateOf } from '../../../scripts/test-folder.ts'
import { expect, registerNewcomer, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'
import { waitForShell } from '../support/phone.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const t = messagesOf('en')
const PORT = PORTS.killedServer
const origin = `http://localhost:${PORT}`
const STATE = stateOf('killed')
const PAGE = '/seaman/cv?tab=additional'

test.use({ baseURL: origin })
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let product: ChildProcess | undefined

/** The product as `npm start` runs it, in a group of its own. */
async function startProduct(): Promise<void> {
  const env = { ...process.env, PORT: String(PORT), STATE, SKIP_BUILD: '1' }
  product = spawn('node', ['scripts/start.ts'], { env, stdio: 'ignore', detached: true })
  const isUp = async () => (await fetch(`${origin}/server/overview`).catch(() => undefined))?.ok
  await expect.poll(isUp, { timeout: 180_000 }).toBe(true)
}

/** With all that it started, at once: nothing is finished, written or said goodbye to. */
async function killProduct(): Promise<void> {
  const killed = product
  if (!killed) return
  product = undefined
  const ended = new Promise((done) => killed.once('exit', done))
  process.kill(-(killed.pid as number), 'SIGKILL')
  await ended
}

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const bar = (page: Page) => page.locator('.cv-bar')
const save = (page: Page) => page.getByRole('button', { name: t('cv.save.act') }).click()
const isSaved = (page: Page) => expect(page.getByText(t('cv.save.done'))).toBeVisible({ timeout: 60_000 })

type Read = {
  version: number
  profileSeaman: { profileData: [{ kin: { kinName: string; kinAddress: string | null } }] }
}
async function readCv(page: Page): Promise<{ version: number; name: string; address: string | null }> {
  const { version, profileSeaman }: Read = await (await page.request.get('/server/seaman/profile')).json()
  const { kinName, kinAddress } = profileSeaman.profileData[0].kin
  return { version, name: kinName, address: kinAddress }
}

/** By the pages: what makes accounts for other journeys writes to the product of their own. */
async function becomeSeafarer(page: Page): Promise<void> {
  await registerNewcomer(page)
  await waitForApp(page)
  const form = page.locator('main form:has([name=firstname])')
  await form.locator('[name=firstname]').fill('Ines')
  await form.locator('[name=surname]').fill('Rocha')
  await form.locator('[name=citizenship]').selectOption('PT')
  await form.locator('[name=positionMain]').selectOption('bosun')
  await form.locator('button[type=submit]').click()
  await page.waitForURL(/\/seaman\//)
}

async function beginCv(page: Page): Promise<number> {
  await becomeSeafarer(page)
  await page.goto(PAGE)
  await waitForApp(page)
  await waitForShell(page)
  return (await readCv(page)).version
}

test.beforeAll(async () => {
  // A fleet of its own takes its time on a busy machine.
  test.setTimeout(300_000)
  await copySmallFleet(resolve(STATE, 'v3'))
  await startProduct()
})

test.afterAll(killProduct)

test('a server that is killed while a seafarer types takes no word along: it is kept, said to be, and saved once when the server is back', async ({
  page,
}) => {
  const version = await beginCv(page)
  await field(page, 'kin.kinName').pressSequentially('Olga ')
  await killProduct()
  await field(page, 'kin.kinName').pressSequentially('Rocha-Lindqvist')
  await expect(bar(page)).toContainText(t('cv.save.kept'))
  await save(page)
  await expect(bar(page)).toContainText(t('cv.save.waiting-text'))
  await page.reload()
  await waitForApp(page)
  await expect(field(page, 'kin.kinName')).toHaveValue('Olga Rocha-Lindqvist')
  await expect(bar(page)).toContainText(t('cv.save.waiting-text'))
  await field(page, 'kin.kinAddress').fill('Rua do Cais 7')
  await expect(bar(page)).toContainText(t('cv.save.kept'))

  await startProduct()
  await expect.poll(async () => (await readCv(page)).name, { timeout: 60_000 }).toBe('Olga Rocha-Lindqvist')
  await expect(field(page, 'kin.kinAddress')).toHaveValue('Rua do Cais 7')
  expect(await readCv(page)).toMatchObject({ version: version + 1, address: null })
  await save(page)
  await isSaved(page)
  expect(await readCv(page)).toEqual({ version: version + 2, name: 'Olga Rocha-Lindqvist', address: 'Rua do Cais 7' })
})

if (IS_FULL)
  test('a server that is killed while a save is on its way has saved it once, whatever became of the answer', async ({
    page,
  }) => {
    const version = await beginCv(page)
    await field(page, 'kin.kinName').fill('Halvard Nystrom')
    await expect(bar(page)).toContainText(t('cv.save.kept'))
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/seaman/profile'),
    )
    await save(page)
    await sent
    await killProduct()
    await startProduct()
    await expect.poll(async () => (await readCv(page)).name, { timeout: 60_000 }).toBe('Halvard Nystrom')
    await expect(bar(page)).toBeHidden({ timeout: 60_000 })
    expect((await readCv(page)).version).toBe(version + 1)
  })
