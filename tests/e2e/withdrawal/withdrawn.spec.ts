import type { Browser } from '@playwright/test'
import { withQuery } from '#src/contract/http/with-query.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { chooseVacancy, SITEMAP } from '../support/choose-vacancy.ts'
import { field } from '../support/type-vacancy.ts'

const t = messagesOf('en')
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
async function openBot(browser: Browser) {
  const context = await browser.newContext({ userAgent: GOOGLEBOT })
  return { ask: async (path: string) => (await context.request.get(path)).status(), close: () => context.close() }
}

test('an admin takes a vacancy down: the next guest, bot, reader of the feed and of the sitemap find it gone', async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage()
  const bot = await openBot(browser)
  const { id, rank, vesselType, employer } = await chooseVacancy(guest.request, 1 / 3)
  const feed = withQuery('/feed/vacancies.xml', { rank, vessel: vesselType, company: employer.slug })
  const path = `/vacancy/${id}`
  const has = async (address: string) => (await (await guest.request.get(address)).text()).includes(id)
  for (const _ of ['rendered', 'kept']) expect((await guest.goto(path))?.status()).toBe(200)
  expect(await bot.ask(path)).toBe(200)
  for (const address of [feed, SITEMAP]) expect(await has(address), address).toBe(true)

  await signIn(page, 'admin@demo.example')
  await page.goto(`/admin/vacancies/${id}`)
  await waitForApp(page)
  await page.getByText(t('moderation.take-down.act')).first().click()
  await field(page, 'reason').selectOption('misleading')
  await page
    .getByRole('button', { name: t('moderation.take-down.act'), exact: true })
    .last()
    .click()
  await expect(page.getByText(t('moderation.done.take-down'))).toBeVisible()

  expect((await guest.goto(path))?.status()).toBe(404)
  expect(await bot.ask(path)).toBe(404)
  for (const address of [feed, SITEMAP]) expect(await has(address), address).toBe(false)
  await guest.context().close()
  await bot.close()
})
