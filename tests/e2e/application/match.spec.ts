import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')

test('a seafarer reads line by line how they match, sorts by it, contests a line, and the company decides on it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'seaman@demo.example')
  await page.goto('/vacancy?rank=chief-officer&company=north-strand-crewing&sort=match')
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('vacancy.list.best').replace('{count, number}', '1,000'))
  await expect(page.locator('.vacancy-row .match').first()).toContainText(/\d+ of \d+ met/)
  const free = page.locator('.vacancy-row').filter({ hasNotText: t('vacancy.row.applied') })
  await free.locator('h3 a').first().click()
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
  await waitForApp(page)
  const vacancy = new URL(page.url()).pathname.split('/').at(-1)
  await expect(page.locator('#match')).toContainText(/\d+ of \d+ met/)
  await page.locator('#apply form button.primary[type=submit]').click()
  await page.locator('#apply [role=status]').waitFor()
  await page.getByRole('link', { name: t('sent.page.link') }).click()
  await page.waitForURL(/\/seaman\/jobs\/[0-9a-f-]{36}/)
  const application = new URL(page.url()).pathname.split('/').at(-1)

  await page.getByText(t('match.contest.title')).click()
  await page.getByLabel(t('match.contest.line'), { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(t('match.contest.words')).fill('It is on page two')
  await page.getByRole('button', { name: t('match.contest.submit'), exact: true }).click()
  await expect(page.locator('#match .contest')).toContainText('It is on page two')

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'company@demo.example')
  await office.goto(`/company/vacancy/${vacancy}/applicants/${application}`)
  await waitForApp(office)
  await expect(office.locator('#match .contest')).toContainText(t('match.contest.waits'))
  await office.getByRole('button', { name: t('match.contest.decide-met') }).click()
  await expect(office.locator('#match .contest')).toContainText(t('match.contest.met'))
  await office.context().close()

  await page.reload()
  await expect(page.locator('#match .contest')).toContainText(t('match.contest.met'))
})
