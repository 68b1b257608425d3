import type { D1Database } from '@cloudflare/workers-types'
import type { Browser, Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { runSchedule } from '../../../scripts/runtime.ts'
import { becomeSeafarer, enterAs, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { ALL_FLEETS, placeMailing } from '../support/own-mailing.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const PORT = PORTS.mailingReview
const origin = `http://localhost:${PORT}`
const COMPANY = 'company@demo.example'
const OWN = '/server/seaman/mailing'

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  demo = await startDemo('mailing-review', PORT, { fill: copySmallFleet })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

const run = (sql: string, ...values: string[]) =>
  database
    .prepare(sql)
    .bind(...values)
    .run()

/** The company of the demo receives every CV at an address of this journey alone. */
async function receiveAt(address: string): Promise<string> {
  const agency = await database
    .prepare(
      `SELECT o.id, o.slug FROM organisation o JOIN organisation_member m ON m.organisation_id = o.id
      JOIN account a ON a.id = m.account_id WHERE a.email = ?`,
    )
    .bind(COMPANY)
    .first<{ id: string; slug: string }>()
  const { id = '', slug = '' } = agency ?? {}
  await run('DELETE FROM mailing_rule WHERE organisation_id = ?', id)
  await run("INSERT INTO mailing_rule (organisation_id, frequency, updated_at) VALUES (?, 'each', 1)", id)
  await run('DELETE FROM mailing_address WHERE organisation_id = ?', id)
  await run(
    'INSERT INTO mailing_address (id, organisation_id, address, asked_at, confirmed_at) VALUES (?, ?, ?, 1, 1)',
    crypto.randomUUID(),
    id,
    address,
  )
  return slug
}

/** Sends what is due, and returns the letter to an address. */
async function readLetter(address: string): Promise<string> {
  await run('DELETE FROM job_run')
  await runSchedule(demo.runtime)
  let text = ''
  await expect
    .poll(async () => {
      const letter = await database
        .prepare('SELECT text FROM kept_letter WHERE recipient = ?')
        .bind(address)
        .first<{ text: string }>()
      text = letter?.text ?? ''
      return text
    })
    .not.toBe('')
  return text
}

const pathIn = (text: string, words: string): string => {
  const found = (text.match(/https?:\/\/\S+/g) ?? []).find((link) => link.includes(words))
  const { pathname, search } = new URL(found ?? 'none:')
  return pathname + search
}

/** A seafarer who sent the CV to the company of the demo, and the letter. */
async function sendCv(page: Page, address: string) {
  const { email } = await becomeSeafarer(page)
  await run('UPDATE account SET email_verified_at = 1 WHERE email = ?', email)
  const mailingId = await placeMailing(page, ALL_FLEETS, { agencies: [await receiveAt(address)] })
  const report = () => read<MailingReport>(page.request, `${OWN}/${mailingId}`)
  return { mailingId, report, letter: await readLetter(address) }
}

const openPage = async (browser: Browser, javaScriptEnabled = true): Promise<Page> =>
  (await browser.newContext({ baseURL: origin, javaScriptEnabled })).newPage()

const act = (page: Page, name: string) => page.locator(`main form:has([name=act][value="${name}"]) button`)
const done = (page: Page) => page.locator('[data-answer=done]')

test('the reader of a letter is interested, the company invites, and the seafarer has both', async ({
  page,
  browser,
}) => {
  const t = messagesOf('en')
  const { report, letter } = await sendCv(page, 'interested@agency.example')
  expect((await report()).rows[0]?.openedAt).toBeNull()
  const reader = await openPage(browser)
  const link = pathIn(letter, '/mailing/review')
  await reader.goto(link)
  await expect(reader.locator('footer')).toHaveCount(0)
  await expectNoFaults(reader, 'en')
  await expect.poll(async () => (await report()).rows[0]?.openedAt ?? null).not.toBeNull()
  await act(reader, 'interested').click()
  await expect(done(reader)).toContainText(t('mailing-review.done.interested'))
  await page.goto('/seaman/inbox')
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('letter.message.interested').split('{product}')[0] ?? '')
  await enterAs(reader, COMPANY)
  await reader.goto(link)
  await expect(reader.locator('main')).toContainText(t('mailing-review.match.title'))
  await act(reader, 'invite').click()
  await expect(done(reader)).toContainText(t('mailing-review.done.invite'))
  await expectNoFaults(reader, 'en')
  expect((await report()).rows[0]?.answer).toBe('invited')
  await page.goto('/seaman/jobs/invitations')
  await waitForApp(page)
  await expect(page.locator('main table tbody tr')).toHaveCount(1)
  await reader.context().close()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of the letter answers “not now” by a press, letters are stopped, and a withdrawn CV is not found', async ({
    page,
    browser,
  }) => {
    const t = messagesOf('uk')
    const { mailingId, report, letter } = await sendCv(page, 'not-now@agency.example')
    const reader = await openPage(browser, false)
    const link = pathIn(letter, 'answer=not-now')
    await reader.goto(localizePath('uk', link))
    expect((await report()).rows[0]?.answer).toBeNull()
    await act(reader, 'not-now').click()
    await expect(done(reader)).toContainText(t('mailing-review.done.not-now'))
    expect((await report()).rows[0]).toMatchObject({ answer: 'not-now' })
    await act(reader, 'stop').click()
    await expect(done(reader)).toContainText(t('mailing-review.done.stop'))
    await act(reader, 'allow').click()
    await expect(done(reader)).toContainText(t('mailing-review.done.allow'))
    await write(page.request, 'POST', `${OWN}/${mailingId}/revocation`, { position: null })
    expect((await reader.goto(link))?.status()).toBe(404)
    await reader.context().close()
  })
})
