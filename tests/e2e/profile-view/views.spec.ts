import { enterAs } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'

const t = messagesOf('en')

// One after the other: both look at the same account.
test.describe.configure({ mode: 'default' })

test('a company opens a profile and its owner sees who it was', async ({ browser }) => {
  const [owner, company] = [await browser.newPage(), await browser.newPage()]
  await enterAs(owner, 'seaman@demo.example')
  await owner.goto('/seamans')
  await waitForApp(owner)
  await owner.getByRole('link', { name: t('crew.own.preview') }).click()
  await expect(owner.getByRole('heading', { name: t('crew.own.title') })).toBeVisible()
  const address = owner.url()

  await enterAs(company, 'company@demo.example')
  const told = company.waitForResponse(
    (answer) => answer.url().endsWith('/view') && answer.request().method() === 'POST',
  )
  await company.goto(address)
  expect((await told).status()).toBe(200)

  await owner
    .locator('main')
    .getByRole('link', { name: t('crew.own.viewers') })
    .click()
  await expect(owner).toHaveURL(/\/seaman\/profile\/views$/)
  const row = owner.getByRole('row', { name: /North Strand Crewing/ })
  await expect(row).toContainText(t('views.part.card'))
  await expect(owner.getByText(t('views.page.how'))).toBeVisible()
  await expectNoFaults(owner, 'en')
  await Promise.all([owner.close(), company.close()])
})

test('a guest whose page was on the screen is counted without a name, and one whose page was only fetched is not', async ({
  browser,
  request,
}) => {
  const owner = await browser.newPage()
  await enterAs(owner, 'seaman@demo.example')
  await owner.goto('/seamans')
  await waitForApp(owner)
  const address = await owner.getByRole('link', { name: t('crew.own.preview') }).getAttribute('href')
  await request.get(address ?? '')
  const guests = owner.getByRole('row', { name: /Guests/ })
  await owner.goto('/seaman/profile/views')
  await expect(owner.getByRole('heading', { level: 1, name: t('views.page.title') })).toBeVisible()
  const before = await guests.count()
  const guest = await browser.newPage()
  const told = guest.waitForResponse((answer) => answer.request().method() === 'POST')
  await guest.goto(address ?? '')
  await told
  await owner.reload()
  await expect(guests).toHaveCount(before === 0 ? 1 : before)
  await Promise.all([owner.close(), guest.close()])
})
