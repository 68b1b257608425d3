import type { D1Database } from '@cloudflare/workers-types'
import { DAY } from '#src/domain/time.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults, expectNoFaultsThere } from '../support/axe.ts'
import { PORTS } from '../support/ports.ts'
import { becomeBuyer, openService, order, PAID_IN, partOf, readSums, runJob } from '../support/service-buyer.ts'
import { choosePdf, deliverForm, expectDone, openAdmin, submit, takeForm } from '../support/service-desk.ts'

const PORT = PORTS.serviceForm

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${PORT}`, viewport: { width: 360, height: 740 } })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('service-forms', PORT, { vacancies: 20 })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

/** Moves the promised time of a part into the past, and runs the jobs. */
async function passPromise(part: string): Promise<void> {
  await database
    .prepare('UPDATE service_order SET due_at = due_at - ? WHERE id = ?')
    .bind(5 * DAY, part)
    .run()
  await runJob(demo.runtime, database, 'move-due-services')
}

test('a form is filled in by a named person, corrected once and charged', async ({ page, browser }) => {
  test.slow()
  const t = messagesOf('en')
  await becomeBuyer(page, database, 'en')
  await openService(page, 'en', 'form')
  const { id, total } = partOf(await order(page, 'en'), 'form')
  const path = new URL(page.url()).pathname
  await waitForApp(page)
  const sending = page.locator(`#send-${id}-form`)
  await choosePdf(sending, 'form')
  await submit(sending)
  await expectDone(page, t('service-form.done.form-sent'))
  const admin = await openAdmin(browser)
  await takeForm(admin, id)
  await deliverForm(admin, id, 'filled')
  await page.goto(path)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText('Marta Silva')
  await expectNoFaults(page, 'en')
  await page.locator('summary', { hasText: t('service-form.correct.title') }).click()
  const correction = page.locator(`#correct-${id}-form`)
  await correction.locator('[name=text]').fill('The number of the passport is missing.')
  await submit(correction)
  await expectDone(page, t('service-form.done.correction'))
  await deliverForm(admin, id, 'corrected')
  await page.goto(path)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('service.state.done'))
  await expect(page.locator(`#correct-${id}-form`)).toHaveCount(0)
  expect(await readSums(page)).toMatchObject({ available: PAID_IN - Number(total.minor), held: 0 })
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is ordered and sent, and its price returns when we are late', async ({ page }) => {
    test.slow()
    const t = messagesOf('ar')
    await becomeBuyer(page, database, 'ar')
    await openService(page, 'ar', 'form', false)
    const { id, total } = partOf(await order(page, 'ar'), 'form')
    const path = new URL(page.url()).pathname
    await expectNoFaultsThere(page, 'ar')
    const sending = page.locator(`#send-${id}-form`)
    await choosePdf(sending, 'form')
    await submit(sending)
    await expectDone(page, t('service-form.done.form-sent'))
    expect(await readSums(page)).toMatchObject({ available: PAID_IN - Number(total.minor), held: Number(total.minor) })
    await passPromise(id)
    await page.goto(path)
    await expect(page.locator('main')).toContainText(t('service.state.late'))
    expect(await readSums(page)).toMatchObject({ available: PAID_IN, held: 0 })
  })
})
