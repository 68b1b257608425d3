import type { D1Database } from '@cloudflare/workers-types'
import type { Browser, Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { ServiceQuote } from '#src/contract/service/schemas.ts'
import { serviceOrderPath } from '#src/contract/service/service-path.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { SERVICES } from '#src/domain/service/services.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { runSchedule } from '../../../scripts/runtime.ts'
import { becomeSeafarer, enterAs, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { addLine, confirmCredit, proposeCredit } from '../support/pay-by-transfer.ts'

const PORT = 8806
const origin = `http://localhost:${PORT}`
const SLOTS = '/admin/services/slots'
const SERVICE = SERVICES.find(({ slug }) => slug === 'consultation')?.id ?? ''
const ZONE = 'Asia/Manila'
const LINK = 'https://meet.example/consultation'

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('consultations', PORT, { vacancies: 20 })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

async function openAdmin(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  await enterAs(page, email)
  return page
}

/** The seafarer of a page has money and orders a consultation. Returns the path of the order. */
async function order(page: Page, browser: Browser, locale: LocaleCode): Promise<string> {
  const { email } = await becomeSeafarer(page, locale)
  await database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(email).run()
  const { request } = page
  await write(request, 'PUT', '/server/user/time-zone', { timeZone: ZONE })
  await write(request, 'POST', '/server/seaman/top-up', { currency: 'USD', amount: '100' })
  const [payment] = (await read<{ items: { reference: string }[] }>(request, '/server/seaman/top-up')).items
  const [first, second] = [
    await openAdmin(browser, 'admin@demo.example'),
    await openAdmin(browser, 'admin2@demo.example'),
  ]
  const line = await addLine(first.request, payment?.reference ?? '', '100')
  await confirmCredit(second.request, await proposeCredit(first.request, line))
  const { price, priceVersion } = await read<ServiceQuote>(request, `/server/seaman/service/${SERVICE}`)
  const { id } = await write<{ id: string }>(request, 'POST', '/server/seaman/service-order', {
    ...{ service: SERVICE, currency: 'USD', residence: 'PT', isBegunAtOnce: true },
    seen: { priceVersion, total: price.total.minor },
  })
  return serviceOrderPath(id)
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
  await form.locator('button[type=submit]').click()
  await expect(admin.locator('[data-answer=done]')).toContainText(t('consultation.done.entered'))
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
    database.prepare('DELETE FROM job_run'),
  ])
  await runSchedule(demo.runtime)
}

test('a slot of Kyiv is booked in Manila, and its price returns when we miss it', async ({ page, browser }) => {
  const t = messagesOf('en')
  const path = await order(page, browser, 'en')
  await page.goto(path)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('consultation.choose.none'))
  const startsAt = await enterSlot(await openAdmin(browser, 'admin@demo.example'), '12:00')
  await page.goto(path)
  await waitForApp(page)
  const { time, date } = createFormats('en')
  const form = page.locator('#book-form')
  await expect(form).toContainText(date(startsAt, ZONE))
  await expect(form).toContainText(time(startsAt, ZONE))
  await expectNoFaults(page, 'en')
  await form.locator('button[type=submit]').click()
  await expect(form).toContainText(t('consultation.wrong.slot'))
  await form.locator('[name=slot]').first().check()
  await form.locator('button[type=submit]').click()
  await expect(page.locator('[data-answer=done]')).toContainText(t('consultation.done.booked'))
  await expect(page.locator(`main a[href="${LINK}"]`)).toBeVisible()
  const file = await page.request.get(
    `/server${path.replace('/seaman/services/order', '/seaman/service-order')}/consultation.ics`,
  )
  expect(await file.text()).toContain('BEGIN:VEVENT')
  await passDays()
  await page.goto(path)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('service.state.missed'))
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a slot is booked, changed and marked as held', async ({ page, browser }) => {
    const t = messagesOf('ar')
    const path = await order(page, browser, 'ar')
    const admin = await openAdmin(browser, 'admin@demo.example')
    await enterSlot(admin, '15:00')
    await enterSlot(admin, '16:00')
    await page.goto(localizePath('ar', path))
    await expectNoFaults(page, 'ar')
    const form = page.locator('#book-form')
    for (const index of [0, 0]) {
      await form.locator('[name=slot]').nth(index).check()
      await form.locator('button[type=submit]').click()
      await expect(page.locator('[data-answer=done]')).toContainText(t('consultation.done.booked'))
    }
    await database.prepare('UPDATE consultation_slot SET starts_at = ?').bind(Date.now()).run()
    await admin.goto(`${SLOTS}?state=open`)
    await waitForApp(admin)
    await admin.locator('main [name=outcome][value=held]').first().click()
    await expect(admin.locator('[data-answer=done]')).toContainText(messagesOf('en')('consultation.done.marked'))
    await page.goto(localizePath('ar', path))
    await expect(page.locator('main')).toContainText(t('service.state.done'))
  })
})
