import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { MailingControl } from '#src/contract/mailing/control-schemas.ts'
import { becomeCompany, newEmail, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { waitForMail } from '../support/find-mail.ts'

const PATH = '/mailing/control'
const CONTROL = '/server/mailing/control'

const form = (page: Page) => page.locator('#save-form')
const figure = (page: Page) => page.locator('#count .figure')

async function choose(page: Page, rank: string): Promise<void> {
  const ranks = page.locator('#save-ranks details')
  if ((await ranks.getAttribute('open')) === null) await ranks.locator('summary').click()
  await page.locator(`#save-ranks-${rank}`).check()
}

test('a company sees what its rules would bring while it types, saves them, and adds its own address', async ({
  page,
}) => {
  const t = messagesOf('en')
  const { email } = await becomeCompany(page)
  await page.goto(PATH)
  await waitForApp(page)
  const all = await figure(page).textContent()
  await choose(page, 'master')
  await expect(figure(page)).not.toHaveText(all ?? '')
  await expect(page.locator('#save-ranks .chip')).toHaveText([/Master/])
  const counted = await figure(page).textContent()
  await page.locator('#save-ranks .chip').click()
  await expect(figure(page)).toHaveText(all ?? '')
  await choose(page, 'master')
  await expect(figure(page)).toHaveText(counted ?? '')
  await expectNoFaults(page, 'en')
  await form(page).locator('[name=act][value=save]').click()
  await expect(page.locator('[data-answer=done]')).toContainText(t('mailing-control.done.saved'))
  expect((await read<MailingControl>(page.request, CONTROL)).rule.ranks).toEqual(['master'])
  await confirmAddress(page, email)
  await page.goto(PATH)
  await waitForApp(page)
  await page.locator('#add-form [name=email]').fill(email)
  await page.locator('#add-form button[type=submit]').click()
  await expect(page.locator('.hair li')).toContainText(t('mailing-control.state.confirmed'))
})

test('what a colleague saved meanwhile is shown beside the typed rules, and nothing typed is lost', async ({
  page,
}) => {
  const t = messagesOf('en')
  await becomeCompany(page)
  await page.goto(PATH)
  await waitForApp(page)
  await page.locator('#save-monthsInRank').fill('12')
  const { rule, version } = await read<MailingControl>(page.request, CONTROL)
  await write(page.request, 'PUT', CONTROL, { ...rule, monthsInRank: 36, version })
  await form(page).locator('[name=act][value=save]').click()
  const clash = form(page).locator('.notice.land')
  await expect(clash).toContainText(t('mailing-control.clash.title'))
  await expect(clash.locator('tbody tr')).toContainText(['12'])
  await expect(clash.locator('tbody tr')).toContainText(['36'])
  await expect(page.locator('#save-monthsInRank')).toHaveValue('12')
  await form(page).locator('[name=act][value=save]').click()
  await expect(page.locator('[data-answer=done]')).toContainText(t('mailing-control.done.saved'))
  expect((await read<MailingControl>(page.request, CONTROL)).rule.monthsInRank).toBe(12)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('a button counts, rules are saved, and the reader of an address confirms it by the page of the mail', async ({
    page,
  }) => {
    const t = messagesOf('uk')
    const { email } = await becomeCompany(page, 'uk')
    await confirmAddress(page, email)
    await page.goto(localizePath('uk', PATH))
    const all = await figure(page).textContent()
    await choose(page, 'master')
    await page.locator('[name=act][value=count]').click()
    await expect(figure(page)).not.toHaveText(all ?? '')
    await expect(page.locator('#save-ranks-master')).toBeChecked()
    await form(page).locator('[name=act][value=save]').click()
    await expect(page.locator('[data-answer=done]')).toContainText(t('mailing-control.done.saved'))
    const reader = newEmail()
    await page.locator('#add-form [name=email]').fill(reader)
    await page.locator('#add-form button[type=submit]').click()
    await expect(page.locator('.hair li')).toContainText(t('mailing-control.state.asked'))
    const { text } = await waitForMail(page, reader, '/m/')
    const link = new URL(/https?:\/\/\S+\/m\/\S+/.exec(text)?.[0] ?? '').pathname
    await page.goto(link)
    await page.goto(localizePath('uk', PATH))
    await expect(page.locator('.hair li')).toContainText(t('mailing-control.state.asked'))
    await page.goto(link)
    await page.locator('form:has([value=confirm]) button').click()
    await expect(page.locator('[data-answer=done]')).toContainText(t('mailing-address.state.confirmed'))
    await page.goto(localizePath('uk', PATH))
    await expect(page.locator('.hair li')).toContainText(t('mailing-control.state.confirmed'))
  })
})
