import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import { mailingPath } from '#src/contract/mailing/mailing-path.ts'
import type { MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { runSchedule } from '../../../scripts/runtime.ts'
import { becomeSeafarer, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { ALL_FLEETS, placeMailing } from '../support/own-mailing.ts'
import { openAdmins, payByTransfer } from '../support/pay-by-transfer.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const PORT = PORTS.mailingReport
const AGENCIES = 3

let demo: Demo
let database: D1Database

test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${PORT}` })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  // One letter of a month is free.
  const server = { MAILING_QUOTA: '1:1', MAIL_SUBSCRIBED_PROVIDER: 'local' }
  demo = await startDemo('mailing-report', PORT, { fill: copySmallFleet, server })
  database = await getDatabase(demo.runtime)
})

test.afterAll(() => demo.runtime.dispose())

/** A few agencies receive every CV, and no others any. */
async function setAgencies(frequency: 'each' | 'daily'): Promise<void> {
  await database.prepare("UPDATE mailing_rule SET frequency = 'none'").run()
  await database
    .prepare(
      `UPDATE mailing_rule SET frequency = ?, fleets = '[]', vessel_types = '[]', ranks = '[]', english = NULL, months_in_rank = 0,
        months_on_types = 0, papers_valid = 0, nationalities = '[]', named = 1
        WHERE organisation_id IN (SELECT a.organisation_id FROM mailing_address a JOIN organisation o ON o.id = a.organisation_id
          WHERE o.verified = 1 AND a.confirmed_at IS NOT NULL ORDER BY a.organisation_id LIMIT ?)`,
    )
    .bind(frequency, AGENCIES)
    .run()
}

const confirm = (email: string) =>
  database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(email).run()

async function payIn(page: Page): Promise<void> {
  await write(page.request, 'POST', '/server/seaman/top-up', { currency: 'USD', amount: '20' })
  const admins = await openAdmins(page)
  await payByTransfer(page, admins)
  await admins.close()
}

/** One of the letters that cost something returns. */
const bounceOnePaid = (id: string) =>
  database
    .prepare(
      `UPDATE mailing_address SET address = 'bounce@agency.example' WHERE organisation_id =
        (SELECT organisation_id FROM mailing_recipient WHERE mailing_id = ? AND funds = 'paid' ORDER BY position LIMIT 1)`,
    )
    .bind(id)
    .run()

const readReport = ({ request }: Page, id: string) => read<MailingReport>(request, `/server/seaman/mailing/${id}`)

/** Runs the schedule until every letter is settled. */
async function runUntilEnded(page: Page, id: string): Promise<MailingReport> {
  await expect
    .poll(
      async () => {
        await database.prepare('DELETE FROM job_run').run()
        await runSchedule(demo.runtime)
        return (await readReport(page, id)).endedAt
      },
      { timeout: 60_000 },
    )
    .not.toBeNull()
  return readReport(page, id)
}

async function enter(page: Page, locale: 'en' | 'ar'): Promise<void> {
  const { email } = await becomeSeafarer(page, locale)
  await confirm(email)
  await payIn(page)
}

test('the report of a paid mailing follows its letters, and names the reason for the one that came back', async ({
  page,
}) => {
  test.slow()
  const t = messagesOf('en')
  await setAgencies('each')
  await enter(page, 'en')
  const id = await placeMailing(page, ALL_FLEETS)
  await bounceOnePaid(id)
  await page.goto(mailingPath(id))
  await waitForApp(page)
  const rows = page.locator('#letters tbody tr[data-row]')
  await expect(rows).toHaveCount(AGENCIES)
  await expect(rows.first()).toContainText(t('letter.state.queued'))
  await expectNoFaults(page, 'en')
  const { charged, released, held, counts, reference } = await runUntilEnded(page, id)
  expect(counts).toMatchObject({ delivered: AGENCIES - 1, returned: 1, released: 1 })
  expect(held?.minor).toBe(0)
  // Two letters are paid for. The discount is rounded on their sum, so the halves differ by a cent at most.
  expect(Math.abs(Number(charged?.minor) - Number(released?.minor))).toBeLessThanOrEqual(1)
  expect(Number(charged?.minor)).toBeGreaterThan(0)
  // The open page was notified; it is not loaded again.
  const returned = rows.filter({ hasText: t('letter.state.bounced') })
  await expect(returned).toContainText(t('letter.reason.bounced'))
  await expect(returned).toContainText(t('letter.settled.released'))
  await page.locator('#letters [name=state]').selectOption('returned')
  await page.locator('#letters form button[type=submit]').click()
  await expect(rows).toHaveCount(1)
  await page
    .locator('main')
    .getByText(reference ?? 'none')
    .click()
  await page.waitForURL(/\/seaman\/profile\/balance\?group=orders/)
  await page.goto(mailingPath('00000000-0000-4000-8000-000000000000'))
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('#letters')).toHaveCount(0)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('letters that have not left are stopped, and the letter is read on a phone', async ({ page }) => {
    const t = messagesOf('ar')
    await setAgencies('daily')
    await enter(page, 'ar')
    const id = await placeMailing(page, ALL_FLEETS)
    await page.goto(localizePath('ar', mailingPath(id)))
    await page.locator('#letter summary').click()
    await expect(page.locator('#letter')).toContainText('xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx')
    await page.locator('#stop button[type=submit]').click()
    await expect(page.locator('[data-answer=done]')).toContainText(t('mailing-report.done.stop'))
    await expect(page.locator('#letters')).toContainText(t('letter.reason.cancelled'))
    await expect(page.locator('#stop')).toHaveCount(0)
    expect((await readReport(page, id)).counts).toMatchObject({ released: AGENCIES, held: 0 })
    const file = await page.request.get(`/server/seaman/mailing/${id}/letter.csv?in=ar`)
    expect(await file.text()).toContain(t('letter.reason.cancelled'))
  })
})
