import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')
const PIN = '482913'
/** What drives the browser calls itself a program, whose looks do not count. */
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

test('a CV is shared by a link with a PIN, read in another browser, seen as read, and withdrawn', async ({
  page,
  browser,
}) => {
  await becomeSeafarer(page)
  await page.goto('/seaman/cv/share')
  await waitForApp(page)
  await expect(page.getByText(t('share.empty.title'))).toBeVisible()
  await page.locator('[name=label]').fill('North Strand')
  await page.locator('[name=pin]').fill(PIN)
  await page.getByRole('button', { name: t('share.make.submit') }).click()
  await expect(page.getByText(t('share.done.made'))).toBeVisible()
  await expect(page.locator('svg.qr-code path')).toHaveAttribute('d', /^M/)
  const address = await page.locator('.new-address bdi').innerText()

  const reader = await (await browser.newContext({ userAgent: PHONE })).newPage()
  const answer = await reader.goto(address)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, noarchive',
  })
  await reader.locator('[name=pin]').fill('111111')
  await reader.getByRole('button', { name: t('share.pin.submit') }).click()
  // Beside the toast, which no one hears.
  await expect(
    reader.getByRole('main').getByText(t('share.problem.wrong-pin')).and(reader.locator(':not(.refusal-toast)')),
  ).toHaveCount(1)
  await reader.locator('[name=pin]').fill(PIN)
  const seen = reader.waitForResponse((response) => response.request().postData()?.includes('act=seen') ?? false)
  await reader.getByRole('button', { name: t('share.pin.submit') }).click()
  await expect(reader.locator('.cv-sheet h1')).toBeVisible()
  expect((await seen).status()).toBe(204)

  await page.reload()
  await waitForApp(page)
  await expect(page.getByText('Viewed 1 time')).toBeVisible()
  await page.getByRole('button', { name: t('share.entry.revoke') }).click()
  await expect(page.getByText(t('share.done.revoked'))).toBeVisible()
  expect((await reader.reload())?.status()).toBe(404)
  await expect(reader.getByText(t('share.gone'))).toBeVisible()
})

test('without scripting a link is made with its code, and opened', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await becomeSeafarer(page)
  await page.goto('/seaman/cv/share')
  await page.getByRole('button', { name: t('share.make.submit') }).click()
  await expect(page.locator('svg.qr-code path')).toHaveAttribute('d', /^M/)
  await page.goto(await page.locator('.new-address bdi').innerText())
  await expect(page.getByText(t('share.view.own'))).toBeVisible()
  await context.close()
})
