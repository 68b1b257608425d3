import { PIECE_BYTES } from '#src/contract/file/file.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { enterAs } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'
import { openBadLine, retryUpload } from '../support/bad-line.ts'

const soon = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('.')

const item = (id: string, title: string, pay: string) => `<item><guid>${id}</guid><title>${title}</title>
  <description><![CDATA[A steady ship with a steady crew.<br/>Salary: ${pay}.<br/>Join date: ${soon(40)}.<br/>Contract duration: 4 m.<br/>
  Send CV to crew@agency.example]]></description></item>`

/** With room for what a site leaves in its feed, so that it has more pieces than one. */
const createFile = (name: string, filling = '') => ({
  name: `${name}.rss`,
  mimeType: 'application/rss+xml',
  buffer: Buffer.from(
    `<rss><channel>${item(`${name}-1`, 'Bosun for Reefer', '2 100 - 2 300 USD')}${item(`${name}-2`, 'Fitter for Reefer', 'good')}<!--${filling}--></channel></rss>`,
  ),
})

const READERS: { locale: LocaleCode; scripting: boolean }[] = [
  { locale: 'en', scripting: true },
  { locale: 'ar', scripting: false },
]

for (const { locale, scripting } of READERS) {
  test.describe(`in ${locale}, scripting ${scripting ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripting })

    test('a company uploads a feed, reads what its rows come to, and publishes it', async ({ page }) => {
      const t = messagesOf(locale)
      await enterAs(page, 'company@demo.example')
      await page.goto(localizePath(locale, '/company/feeds'))
      await waitForApp(page, scripting)
      await page.locator('[name=file]').setInputFiles(createFile(`journey-${locale}`))
      await page.locator('form:has([name=file]) button[type=submit]').click()
      await page.waitForURL(/\/company\/feeds\/[0-9a-f-]{36}/)
      const rows = page.locator('main table tbody tr')
      await expect(rows).toHaveCount(2)
      await expect(rows.nth(0)).toContainText(t('feed.row-outcome.new'))
      await expect(rows.nth(1)).toContainText(t('feed.reason.pay-text'))
      await expect(rows.nth(1).getByRole('link', { name: t('feed.row.help') })).toHaveAttribute(
        'href',
        localizePath(locale, '/docs/vacancy-feeds'),
      )
      await waitForApp(page, scripting)
      const confirm = page.locator('form:has([name=noFee])')
      await confirm.locator('button[type=submit]').click()
      await expect(confirm.locator('p.error')).toContainText(t('feed.confirm.fee-missing'))
      await confirm.locator('[name=noFee]').check()
      await confirm.locator('button[type=submit]').click()
      await expect(confirm).toHaveCount(0)
      await rows.nth(0).locator('a').click()
      await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
      await expect(page.locator('main')).toContainText('A steady ship with a steady crew.')
      await expect(page.locator('main')).not.toContainText('agency.example')
    })
  })
}

if (IS_FULL)
  test('on a line of 512 kbit/s that is cut three times a feed arrives, with words about how far it is, and no piece twice', async ({
    page,
  }) => {
    test.slow()
    await enterAs(page, 'company@demo.example')
    await page.goto('/company/feeds')
    await waitForApp(page, true)
    const form = page.locator('form:has([name=file])')
    await form.locator('[name=file]').setInputFiles(createFile('journey-line', 'x'.repeat(2 * PIECE_BYTES)))
    const line = await openBadLine(page, { 1: 'before', 3: 'after', 4: 'before' })
    await form.locator('button[type=submit]').click()
    await retryUpload(form, 3)
    await expect(form.locator('progress')).toBeVisible()
    await expect(form.locator('[role=status]')).toContainText('%')
    await page.waitForURL(/\/company\/feeds\/[0-9a-f-]{36}/)
    await expect(page.locator('main table tbody tr')).toHaveCount(2)
    expect(line).toEqual({ sent: [0, 0, 1, 2, 2], arrived: [0, 1, 2] })
  })

test('the example file of the feeds can be downloaded, and its guide says what the labels are', async ({ page }) => {
  const t = messagesOf('en')
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/feeds')
  await waitForApp(page, true)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('feed.list.example') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('vacancy-feed.xml')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('feed.list.help') })
    .click()
  await expect(page.locator('.prose')).toContainText('Contract duration')
  await expect(page.locator('.prose')).toContainText(t('feed.reason.pay-text'))
})
