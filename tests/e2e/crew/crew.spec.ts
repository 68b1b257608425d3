import { enterAs } from '../../support/accounts.ts'
import { expect, test } from '../../support/browser.ts'

test('a guest finds crew without scripting, and no search engine keeps the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto('/seamans')
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, noarchive',
  })
  expect(await page.locator('link[rel=canonical], link[rel=alternate][hreflang]').count()).toBe(0)
  await page.locator('main [name=rank]').selectOption('chief-officer')
  await page.locator('main form button.primary[type=submit]').click()
  await expect(page).toHaveURL(/rank=chief-officer/)
  const names = page.locator('tbody a.name')
  expect(new Set(await names.allTextContents())).toEqual(new Set(['Chief Officer']))
  await names.first().click()
  await expect(page.locator('h1')).toHaveText('Chief Officer')
  await page.locator('aside a[href*="/auth/login"]').click()
  await expect(page).toHaveURL(/redirect=%2Fseamans%2F/)
  await context.close()
})

test('without scripting a seafarer sees what others see and leaves the list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const guest = await browser.newPage()
  await enterAs(page, 'seaman@demo.example')
  await page.goto('/seamans')
  await page.getByRole('link', { name: 'See how others see you' }).click()
  await expect(page.locator('h1')).toHaveText('Chief Officer')
  const address = page.url()
  for (const listed of [false, true]) {
    await page.locator('[name=shown]').setChecked(listed)
    await page.locator('aside button[type=submit]').click()
    await expect(page.locator('aside [role=status]')).toContainText(listed ? 'You are listed' : 'You are not listed')
    expect((await guest.goto(address))?.status()).toBe(listed ? 200 : 404)
  }
  await guest.close()
  await context.close()
})
