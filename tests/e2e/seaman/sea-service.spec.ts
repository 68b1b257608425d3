import { enterAs } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { pressSignOut } from '../support/press-sign-out.ts'

const PAGE = '/seaman/cv/sea-service'

test('a seafarer counts sea service in another way, and prints the statement for one company', async ({ page }) => {
  await enterAs(page, 'seaman@demo.example')
  await page.goto(PAGE)
  await waitForApp(page)
  const total = page.locator('main .strip dd').first()
  await expect(total).toContainText('months')
  await expect(page.locator('main .timeline rect').first()).toBeVisible()
  await page.locator('main .segments a[href*="mode=matrix"]').click()
  await page.waitForURL('**/sea-service?mode=matrix')
  await expect(total).toContainText('years')
  await page.locator('main a[href*="/sea-service/letter"]').click()
  await page.waitForURL('**/letter?mode=matrix')
  const rows = page.locator('main table tbody tr')
  const all = await rows.count()
  await page.locator('main nav .chip').last().click()
  await page.waitForURL('**/letter?*company=*')
  expect(await rows.count()).toBeLessThan(all)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main nav')).toBeHidden()
  await expect(page.locator('main .sign-here')).toBeVisible()
})

test('stays in the Schengen area are counted in this browser alone, and leave it with the account', async ({
  page,
}) => {
  await enterAs(page, 'seaman@demo.example')
  await page.goto(PAGE)
  await waitForApp(page)
  const today = new Date().toISOString().slice(0, 10)
  await page.locator('main [name=from]').fill(today)
  await page.locator('main [name=to]').fill('2020-01-01')
  await page.locator('main .stay-form button').click()
  await expect(page.locator('main .stay-form [role=alert]')).toBeVisible()
  await page.locator('main [name=to]').fill(today)
  await page.locator('main .stay-form button').click()
  const used = page.locator('main .strip').last().locator('dd').first()
  await expect(used).toHaveText(/^1\sday$/)
  await page.reload()
  await waitForApp(page)
  await expect(used).toHaveText(/^1\sday$/)
  await pressSignOut(page)
  await page.waitForURL((url) => !url.pathname.startsWith('/seaman'))
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases.filter((name) => name?.startsWith('gangway-account'))).toEqual([])
})
