import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import type { LocaleCode } from '#src/domain/locales.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults, expectNoFaultsThere } from '../support/axe.ts'
import { PORTS } from '../support/ports.ts'
import { becomeBuyer, openService, order, PAID_IN, readSums, runJob } from '../support/service-buyer.ts'
import { expectDone, openAdmin, submit } from '../support/service-desk.ts'

const PORT = PORTS.consultation
const SLOTS = '/admin/services/slots'
const ZONE = 'Asia/Manila'
const LINK = 'https://meet.example/consultation'

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${PORT}` })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('consultations', PORT, { vacancies: 20 })
  database = await getDatabase(demo.runtime)
  await database.prepare('DELETE FROM consultation_slot').run()
})

test.afterAll(() => demo.runtime.dispose())

/** The seafarer of a page is in Manila and orders a consultation by its page, which is open then. Returns its path. */
async function buy(page: Page, locale: LocaleCode, scripting = true): Promise<string> {
  await becomeBuyer(page, database, locale)
  await write(page.request, 'PUT', '/server/user/time-zone', { timeZone: ZONE })
  await openService(page, locale, 'consultation', scripting)
  await order(page, locale)
  return new URL(page.url()).pathname
}

/** An admin enters a slot in three days, at noon in Kyiv, by the form of the page. Returns its start. */
async function enterSlot(admin: Page, time: string): Promise<number> {
  const t = messagesOf('en')
  await admin.goto(SLOTS)
  await waitForApp(admin)
  await expectNoFaults(admin, 'en')
  const form = admin.locator('#entered-form')
  await form.locator('[name=day]').fill(toPlainDate(Date.now() + 3 * DAY))
  await form.locator('[name=time]').fill(time)
  await form.locator('[name=timeZone]').selectOption('Europe/Kyiv')
  await form.locator('[name=language]').selectOption('en')
  await form.locator('[name=person]').fill('Olena Koval')
  await form.locator('[name=way]').selectOption('video')
  await form.locator('[name=link]').fill(LINK)
  await submit(form)
  await expectDone(admin, t('consultation.done.entered'))
  const found = await database
    .prepare('SELECT starts_at AS startsAt FROM consultation_slot ORDER BY created_at DESC, starts_at DESC LIMIT 1')
    .first<{ startsAt: number }>()
  return found?.startsAt ?? 0
}

/** Moves the slots and the parts that booked them into the past, as if the days were over. */
async function passDays(): Promise<void> {
  const past = 5 * DAY
  await database.batch([
    database.prepare('UPDATE consultation_slot SET starts_at = starts_at - ?').bind(past),
    database.prepare(`UPDATE service_order SET due_at = due_at - ? WHERE kind = 'consultation'`).bind(past),
  ])
  await runJob(demo.runtime, database, 'move-due-services')
}

test('a slot of Kyiv is booked in Manila, and its price returns when we miss it', async ({ page, browser }) => {
  test.slow()
  const t = messagesOf('en')
  const path = await buy(page, 'en')
  await expect(page.locator('main')).toContainText(t('consultation.choose.none'))
  const startsAt = await enterSlot(await openAdmin(browser), '12:00')
  await page.goto(path)
  await waitForApp(page)
  const { time, date } = createFormats('en')
  const form = page.locator('#book-form')
  await expect(form).toContainText(date(startsAt, ZONE))
  await expect(form).toContainText(time(startsAt, ZONE))
  await expectNoFaults(page, 'en')
  await submit(form)
  await expect(form).toContainText(t('consultation.wrong.slot'))
  await form.locator('[name=slot]').first().check()
  await submit(form)
  await expectDone(page, t('consultation.done.booked'))
  await expect(page.locator(`main a[href="${LINK}"]`)).toBeVisible()
  const file = await page.request.get(
    `/server${path.replace('/seaman/services/order', '/seaman/service-order')}/consultation.ics`,
  )
  expect(await file.text()).toContain('BEGIN:VEVENT')
  await passDays()
  await page.goto(path)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('service.state.missed'))
  expect(await readSums(page)).toMatchObject({ available: PAID_IN, held: 0 })
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a slot is booked, changed and marked as held', async ({ page, browser }) => {
    test.slow()
    const t = messagesOf('ar')
    const path = await buy(page, 'ar', false)
    const admin = await openAdmin(browser)
    await enterSlot(admin, '15:00')
    await enterSlot(admin, '16:00')
    await page.goto(path)
    await expectNoFaultsThere(page, 'ar')
    const form = page.locator('#book-form')
    for (const isBooked of [false, true]) {
      if (isBooked) await page.locator('main summary', { hasText: t('consultation.choose.change') }).click()
      await form.locator('[name=slot]').first().check()
      await submit(form)
      await expectDone(page, t('consultation.done.booked'))
    }
    await database.prepare('UPDATE consultation_slot SET starts_at = ?').bind(Date.now()).run()
    await admin.goto(`${SLOTS}?state=open`)
    await waitForApp(admin)
    await admin.locator('main [name=outcome][value=held]').first().click()
    await expectDone(admin, messagesOf('en')('consultation.done.marked'))
    await page.goto(path)
    await expect(page.locator('main')).toContainText(t('service.state.done'))
  })
})
