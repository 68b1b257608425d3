import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import { getDatabase } from '../../scripts/database.ts'
import { type Demo, startDemo } from '../../scripts/demo.ts'
import { runSchedule } from '../../scripts/runtime.ts'
import { expect, registerNewcomer, test } from '../support/browser.ts'
import { messagesOf } from '../support/messages.ts'

const PORT = 8799
const origin = `http://localhost:${PORT}`
const t = messagesOf('en')

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('still-free', PORT, { vacancies: 20 })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

const AVAILABLE = `UPDATE crew_card SET is_hidden = 0, ready_from = '2026-01-15', told_ready = '2026-01-15', confirmed_on = NULL,
  ask_from = '2026-01-15' WHERE seaman_id IN (SELECT s.id FROM seaman s JOIN account a ON a.id = s.account_id WHERE a.email = ?)`

/** A seafarer who was listed long ago. Gives the address that their mail leads to. */
async function findLink(email: string): Promise<string> {
  await database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(email).run()
  await database.prepare(AVAILABLE).bind(email).run()
  await runSchedule(demo.runtime)
  let text = ''
  await expect
    .poll(async () => {
      const mail = await database
        .prepare(
          "SELECT s.text FROM sent_mail s JOIN outbox o ON o.id = s.outbox_id WHERE o.kind = 'still-free' AND s.recipient = ?",
        )
        .bind(email)
        .first<{ text: string }>()
      text = mail?.text ?? ''
      return text
    })
    .toContain('/a/')
  return /\/a\/[a-z2-7]{32}/.exec(text)?.[0] ?? ''
}

/** By the forms: this product is another one. */
async function becomeSeafarer(page: Page): Promise<string> {
  const email = await registerNewcomer(page, { scripting: false })
  await page.locator('main [name=firstname]').fill('Ines')
  await page.locator('main [name=surname]').fill('Rocha')
  await page.locator('main [name=citizenship]').first().selectOption('PT')
  await page.locator('main [name=positionMain]').first().selectOption('bosun')
  await page.locator('main form:has([name=firstname]) button[type=submit]').click()
  await page.waitForURL(/\/seaman\//)
  return email
}

test('a mail asks whether somebody is still available, and one press answers without signing in and scripting', async ({
  browser,
}) => {
  const own = await (await browser.newContext({ baseURL: origin, javaScriptEnabled: false })).newPage()
  const link = await findLink(await becomeSeafarer(own))

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
