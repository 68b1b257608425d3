import { localizePath } from '#src/contract/http/addresses.ts'
import { becomeSeafarer, newEmail, read } from '../../support/accounts.ts'
import { expect, registerNewcomer, test, waitForApp } from '../../support/browser.ts'
import { LAYOUT_LOCALES } from '../../support/languages.ts'

test('without scripting someone who comes by the link of a friend appears on the friend’s page', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await becomeSeafarer(page)
  await page.goto('/seaman/profile')
  await page.locator('main a[href$="/seaman/profile/friends"]').click()
  await expect(page.locator('main')).toContainText('Nobody has joined yet')
  await expect(page.locator('main svg.qr-code')).toBeVisible()
  const link = (await page.locator('main bdi.bold').textContent()) ?? ''
  const friend = await browser.newContext({ javaScriptEnabled: false })
  const other = await friend.newPage()
  await other.goto(link)
  await registerNewcomer(other, { scripting: false })
  await page.reload()
  await expect(page.locator('main')).toContainText('Joined through your link: 1')
  await friend.close()
  await context.close()
})

for (const scripting of [true, false]) {
  const how = `scripting ${scripting ? 'on' : 'off'}`

  test(`a seafarer is shown to everyone, then to verified companies alone, then to no one, ${how}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripting })
    const page = await context.newPage()
    const guest = await browser.newPage()
    await becomeSeafarer(page)
    const { publicId } = await read<{ publicId: string }>(page.request, '/server/seaman/privacy')
    for (const [card, status] of [
      ['everybody', 200],
      ['verified', 404],
      ['nobody', 404],
    ] as const) {
      await page.goto('/seaman/profile/privacy')
      await waitForApp(page, scripting)
      await page.locator(`[name=card][value=${card}]`).check()
      await page.locator('main form button[type=submit]').last().click()
      await expect(page.locator('#done')).toBeVisible()
      await expect(page.locator(`[name=card][value=${card}]`)).toBeChecked()
      expect((await guest.goto(`/seamans/${publicId}`))?.status(), card).toBe(status)
    }
    await guest.close()
    await context.close()
  })
}

test('without scripting a friend is invited by mail, and the answer tells nothing of the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await becomeSeafarer(page)
  await page.goto('/seaman/profile/friends')
  for (const address of [newEmail(), 'seaman@demo.example']) {
    await page.locator('main [name=email]').fill(address)
    await page.locator('main form button[type=submit]').last().click()
    await expect(page.locator('#done')).toContainText('If we are allowed to email this address')
  }
  await context.close()
})

test('the link for friends stays within its box on a phone, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await becomeSeafarer(page)
  for (const code of LAYOUT_LOCALES) {
    await page.goto(localizePath(code, '/seaman/profile/friends'))
    const over = await page.locator('.new-address').evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(over, code).toBe(0)
  }
})
