import type { D1Database } from '@cloudflare/workers-types'
import { localizePath } from '#src/contract/http/addresses.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { runSchedule } from '../../../scripts/runtime.ts'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const PORT = PORTS.scheduledMails
const origin = `http://localhost:${PORT}`
const t = messagesOf('en')

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('scheduled-mails', PORT, { fill: copySmallFleet })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

const confirm = (email: string) =>
  database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(email).run()

/** Runs the schedule as though nothing had run for long. */
async function runAll(): Promise<void> {
  await database.prepare('DELETE FROM job_run').run()
  await runSchedule(demo.runtime)
}

/** The text of the mail of this kind that the schedule writes to someone. */
async function runAndRead(email: string, kind: string): Promise<string> {
  await runAll()
  let text = ''
  await expect
    .poll(async () => {
      const mail = await database
        .prepare(
          'SELECT s.text FROM sent_mail s JOIN outbox o ON o.id = s.outbox_id WHERE o.kind = ? AND s.recipient = ?',
        )
        .bind(kind, email)
        .first<{ text: string }>()
      text = mail?.text ?? ''
      return text
    })
    .not.toBe('')
  return text
}

const AVAILABLE = `UPDATE crew_card SET is_hidden = 0, ready_from = '2026-01-15', told_ready = '2026-01-15', confirmed_on = NULL,
  ask_from = '2026-01-15' WHERE seaman_id IN (SELECT s.id FROM seaman s JOIN account a ON a.id = s.account_id WHERE a.email = ?)`

/** A seafarer who was listed long ago. Gives the address that their mail leads to. */
async function findLink(email: string): Promise<string> {
  await confirm(email)
  await database.prepare(AVAILABLE).bind(email).run()
  return /\/a\/[a-z2-7]{32}/.exec(await runAndRead(email, 'still-free'))?.[0] ?? ''
}

test('a mail asks whether someone is still available, and one press answers without signing in and scripting', async ({
  browser,
}) => {
  const own = await (await browser.newContext({ baseURL: origin, javaScriptEnabled: false })).newPage()
  const link = await findLink((await becomeSeafarer(own)).email)

  // Anyone who only looks has answered nothing.
  const looking = await (await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 } })).newPage()
  for (const locale of ['en', 'ar'] as const) {
    await looking.goto(localizePath(locale, link))
    await waitForApp(looking)
    expect(await looking.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectNoFaults(looking, locale)
  }

  const reader = await (await browser.newContext({ baseURL: origin, javaScriptEnabled: false })).newPage()
  const answer = await reader.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, noarchive',
  })
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(t('act.free.title'))
  await expect(reader.getByRole('button', { name: t('act.free.not') })).toBeVisible()
  await reader.getByRole('button', { name: t('act.free.now') }).click()
  await expect(reader.getByText(t('act.free.done-free'))).toBeVisible()
  await reader.goto(link)
  await expect(reader.getByText(t('act.free.done-free'))).toBeVisible()
  await expect(reader.getByRole('button', { name: t('act.free.not') })).toHaveCount(0)

  const gone = await reader.goto(`/a/${'a'.repeat(32)}`)
  expect(gone?.status()).toBe(404)
  await expect(reader.getByText(t('act.gone'))).toBeVisible()
})
