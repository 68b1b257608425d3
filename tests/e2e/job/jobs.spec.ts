import type { Page } from '@playwright/test'
import { becomeSeafarer, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { openBothParties } from '../support/both-parties.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { waitForMail } from '../support/find-mail.ts'
import { field, press } from '../support/type-vacancy.ts'

const t = messagesOf('en')

type Pay = { min: number; max: number; currency: string; period: 'month' | 'day' }
type Card = { id: string; pay: Pay }

async function open(page: Page, path: string, scripting = true): Promise<void> {
  await page.goto(path)
  await waitForApp(page, scripting)
}

/** The first vacancies that such a search finds. */
const findVacancies = async ({ request }: Page, query: string) =>
  (await read<{ items: Card[] }>(request, `/server/vacancy?${query}`)).items

const wholeDollars = (cents: number) => Math.round(cents / 100).toLocaleString('en')
const cellsOf = (page: Page, row: string) =>
  page
    .locator('main table tr')
    .filter({ has: page.getByRole('rowheader', { name: t(row) }) })
    .first()
    .locator('td')

test('two saved vacancies are side by side with their pay per day away, with scripting and without', async ({
  page,
  browser,
}) => {
  await becomeSeafarer(page)
  const inDollars = await findVacancies(page, 'rank=chief-officer&currency=USD')
  const monthly = inDollars.filter(({ pay: { currency, period } }) => currency === 'USD' && period === 'month')
  const chosen = monthly.slice(0, 2)
  for (const { id } of monthly.slice(0, 3)) await write(page.request, 'PUT', `/server/seaman/saved-vacancy/${id}`)
  await open(page, '/seaman/jobs/saved')
  await expect(page.locator('main tbody tr')).toHaveCount(3)
  for (const { id } of chosen) await page.locator(`main tbody [name=a][value="${id}"]`).check()
  await press(page, 'compare.form.submit')
  await expect(page).toHaveURL(/\/seaman\/jobs\/compare\?/)
  const heads = page.locator('main thead th a')
  await expect(heads).toHaveCount(2)
  const columns = await heads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const perDay = cellsOf(page, 'compare.row.day')
  for (const { id, pay } of chosen) {
    const cell = perDay.nth(columns.findIndex((href) => href.includes(id)))
    await expect(cell).toContainText(wholeDollars(pay.min / 30))
    await expect(cell).toContainText(t('compare.day.aboard-only'))
  }
  const differs = chosen[0]?.pay.min !== chosen[1]?.pay.min || chosen[0]?.pay.max !== chosen[1]?.pay.max
  const header = page.getByRole('rowheader', { name: t('vacancy.detail.pay') }).first()
  await expect(header.getByText(t('compare.page.differs'))).toHaveCount(differs ? 1 : 0)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const reader = await plain.newPage()
  await reader.goto(page.url())
  await expect(reader.locator('main table')).toHaveText((await page.locator('main table').textContent()) ?? '')
  await plain.close()

  await open(page, '/seaman/jobs/saved')
  await page
    .locator('main tbody tr')
    .last()
    .getByRole('button', { name: t('saved.list.remove') })
    .click()
  await expect(page.getByText(t('saved.list.removed'))).toBeVisible()
  await expect(page.locator('main tbody tr')).toHaveCount(2)
})

const invitePanel = (page: Page) => page.locator('section[aria-labelledby=invite]')

/** The company asks the seafarer to apply for one of its vacancies. Returns its id. */
async function invite(office: Page, card: string, scripting: boolean): Promise<string> {
  await open(office, card, scripting)
  await field(office, 'vacancy').selectOption({ index: 1 })
  const id = await field(office, 'vacancy').inputValue()
  await press(office, 'invitation.company.submit')
  await expect(invitePanel(office)).toContainText(t('invitation.state.invited'))
  return id
}

async function expectState(office: Page, card: string, state: string, scripting = true): Promise<void> {
  await open(office, card, scripting)
  await expect(invitePanel(office).locator('.state')).toHaveText(t(`invitation.state.${state}`))
}

test('a company invites someone whom it does not know, who gets a mail, reads the vacancy and applies', async ({
  browser,
}) => {
  const { seaman, office, email, card, close } = await openBothParties(browser)
  await confirmAddress(seaman, email)
  const vacancy = await invite(office, card, true)
  await expect(office.locator('main')).not.toContainText('Rocha')
  const { text } = await waitForMail(seaman, email, '/seaman/jobs/invitations')
  expect(text).toContain('/subscribe/unsubscribe?id=')

  await open(seaman, '/seaman/jobs/invitations')
  await expect(seaman.locator(`main tbody a[href*="${vacancy}"]`).first()).toBeVisible()
  await expect(async () => expectState(office, card, 'seen')).toPass()
  await seaman.getByRole('link', { name: t('invitation.list.apply'), exact: true }).click()
  await seaman.waitForURL((url) => url.pathname.endsWith(`/vacancy/${vacancy}`))
  await waitForApp(seaman)
  await seaman.locator('#apply form button.primary[type=submit]').click()
  await seaman.locator('#apply [data-answer=done]').waitFor()
  await expectState(office, card, 'applied')
  await open(seaman, '/seaman/jobs/invitations')
  await expect(seaman.locator('main tbody')).toContainText(t('saved.list.applied'))
  await close()
})

test('without scripting a company invites by a plain form, and the seafarer declines by another', async ({
  browser,
}) => {
  const { seaman, office, card, close } = await openBothParties(browser, false)
  await invite(office, card, false)
  await seaman.goto('/seaman/jobs/invitations')
  await press(seaman, 'invitation.list.decline')
  await expect(seaman.getByText(t('invitation.list.done-declined'))).toBeVisible()
  await expect(seaman.locator('main tbody')).toContainText(t('invitation.state.declined'))
  await expectState(office, card, 'declined', false)
  await close()
})

test('an invitation is taken back in the list of those that were sent, and sent again when that is undone', async ({
  browser,
}) => {
  const { seaman, office, card, close } = await openBothParties(browser)
  await invite(office, card, true)
  const countOwn = async () => (await read<{ items: [] }>(seaman.request, '/server/seaman/invitation')).items.length
  expect(await countOwn()).toBe(1)
  await open(office, '/company/invitations')
  const row = office.locator('.data-table tbody tr').filter({ has: office.locator(`a[href$="${card}"]`) })
  await row.locator('.choice input').check()
  await office
    .locator('.bulk-bar')
    .getByRole('button', { name: t('invitation.sent.take-back') })
    .click()
  const undo = office.locator('.toasts').getByRole('button', { name: t('list.undo') })
  await undo.waitFor()
  expect(await countOwn()).toBe(0)
  await undo.click()
  await expect.poll(countOwn).toBe(1)
  await close()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('a search is kept from its list, by its name', async ({ page }) => {
    await becomeSeafarer(page)
    await page.goto('/vacancy?fleet=tanker-fleet&fleet=merchant-fleet')
    await page.getByRole('link', { name: t('saved.search.save') }).click()
    await page.getByRole('button', { name: t('saved.search.submit'), exact: true }).click()
    await expect(page.getByText(t('saved.search.done-saved'))).toBeVisible()
    await expect(page.locator('main article h2')).toContainText(t('vocabulary.fleet.tanker-fleet'))
  })
})
