import type { D1Database } from '@cloudflare/workers-types'
import type { Browser, Locator, Page } from '@playwright/test'
import type { OwnBalance } from '#src/contract/billing/schemas.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { OwnService } from '#src/contract/service/schemas.ts'
import { servicePath } from '#src/contract/service/service-path.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { SERVICES } from '#src/domain/service/services.ts'
import { DAY } from '#src/domain/time.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { runSchedule } from '../../../scripts/runtime.ts'
import { becomeSeafarer, enterAs, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { addLine, confirmCredit, openAdmins, proposeCredit } from '../support/pay-by-transfer.ts'

const PORT = 8809
const origin = `http://localhost:${PORT}`
const SERVICE = SERVICES.find(({ slug }) => slug === 'form')?.id ?? ''
const PHONE = { width: 360, height: 740 }

/** A small PDF; each has its own words. */
const writePdf = (words: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/Target(${words})>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      'trailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n',
  )

const choose = (form: Locator, name: string) =>
  form
    .locator('[name=file]')
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: writePdf(name) })
const submit = (form: Locator) => form.locator('button[type=submit]').click()
const expectDone = (page: Page, text: string) => expect(page.locator('[data-answer=done]')).toContainText(text)

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin, viewport: PHONE })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('service-forms', PORT, { vacancies: 20 })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

/** The seafarer of a page has a confirmed address and 100 dollars. */
async function becomeBuyer(page: Page, locale: LocaleCode): Promise<void> {
  const { email } = await becomeSeafarer(page, locale)
  await database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(email).run()
  await write(page.request, 'POST', '/server/seaman/top-up', { currency: 'USD', amount: '100' })
  const [payment] = (await read<{ items: { reference: string }[] }>(page.request, '/server/seaman/top-up')).items
  const { first, second, close } = await openAdmins(page)
  const line = await addLine(first, payment?.reference ?? '', '100')
  await confirmCredit(second, await proposeCredit(first, line))
  await close()
}

/** Orders the filling of a form on its page. Returns the part of the order. */
async function order(page: Page, locale: LocaleCode): Promise<string> {
  const t = messagesOf(locale)
  await page.goto(localizePath(locale, servicePath(SERVICE)))
  await expectNoFaults(page, locale)
  const form = page.locator('#order-form')
  await form.locator('[name=residence]').selectOption('PT')
  await form.locator('[name=isBegunAtOnce]').check()
  await form.locator('[name=act][value=order]').click()
  await expectDone(page, t('service.done.ordered'))
  const group = new URL(page.url()).pathname.split('/').at(-1)
  const { parts } = await read<OwnService>(page.request, `/server/seaman/service-order/${group}`)
  return parts[0]?.id ?? ''
}

/** An admin opens the order and takes it. */
async function take(browser: Browser, part: string): Promise<Page> {
  const t = messagesOf('en')
  const admin = await (await browser.newContext({ baseURL: origin, viewport: PHONE })).newPage()
  await enterAs(admin, 'admin@demo.example')
  await admin.goto(`/admin/services/${part}`)
  await waitForApp(admin)
  await expectNoFaults(admin, 'en')
  const form = admin.locator('#take-form')
  await form.locator('[name=name]').fill('Marta Silva')
  await submit(form)
  await expectDone(admin, t('service-form.done.taken'))
  return admin
}

async function deliver(admin: Page, part: string, name: string): Promise<void> {
  await admin.goto(`/admin/services/${part}`)
  await waitForApp(admin)
  const form = admin.locator('#deliver-form')
  await choose(form, name)
  await submit(form)
  await expectDone(admin, messagesOf('en')('service-form.done.delivered'))
}

/** Moves the promised time of a part into the past, and runs the jobs. */
async function passPromise(part: string): Promise<void> {
  await database.batch([
    database.prepare('UPDATE service_order SET due_at = due_at - ? WHERE id = ?').bind(5 * DAY, part),
    database.prepare('DELETE FROM job_run'),
  ])
  await runSchedule(demo.runtime)
}

/** What the balance of the page's seafarer has available in US dollars, in cents. */
async function readAvailable(page: Page): Promise<number> {
  const { balances } = await read<OwnBalance>(page.request, '/server/seaman/balance')
  return Number(balances.find(({ available }) => available.currency === 'USD')?.available.minor)
}

test('a form is filled in by a named person, corrected once and charged', async ({ page, browser }) => {
  const t = messagesOf('en')
  await becomeBuyer(page, 'en')
  const part = await order(page, 'en')
  const path = new URL(page.url()).pathname
  await waitForApp(page)
  const sending = page.locator(`#send-${part}-form`)
  await choose(sending, 'form')
  await submit(sending)
  await expectDone(page, t('service-form.done.form-sent'))
  const admin = await take(browser, part)
  await deliver(admin, part, 'filled')
  await page.goto(path)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText('Marta Silva')
  await expectNoFaults(page, 'en')
  await page.locator('summary', { hasText: t('service-form.correct.title') }).click()
  const correction = page.locator(`#correct-${part}-form`)
  await correction.locator('[name=text]').fill('The number of the passport is missing.')
  await submit(correction)
  await expectDone(page, t('service-form.done.correction'))
  await deliver(admin, part, 'corrected')
  await page.goto(path)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('service.state.done'))
  await expect(page.locator(`#correct-${part}-form`)).toHaveCount(0)
  expect(await readAvailable(page)).toBeLessThan(10_000)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is ordered and sent, and its price returns when we are late', async ({ page }) => {
    const t = messagesOf('ar')
    await becomeBuyer(page, 'ar')
    const part = await order(page, 'ar')
    const path = new URL(page.url()).pathname
    await expectNoFaults(page, 'ar')
    const sending = page.locator(`#send-${part}-form`)
    await choose(sending, 'form')
    await submit(sending)
    await expectDone(page, t('service-form.done.form-sent'))
    expect(await readAvailable(page)).toBeLessThan(10_000)
    await passPromise(part)
    await page.goto(path)
    await expect(page.locator('main')).toContainText(t('service.state.late'))
    expect(await readAvailable(page)).toBe(10_000)
  })
})
