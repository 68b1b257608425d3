import type { Browser, Page } from '@playwright/test'
import { becomeCompany, becomeNewcomer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { waitForMail } from '../support/find-mail.ts'
import { begin } from '../support/type-vacancy.ts'

const t = messagesOf('en')
const TEAM = '/company/team'

async function invite(owner: Page, email: string, role: 'recruiter' | 'viewer'): Promise<string> {
  await owner.goto(TEAM)
  await waitForApp(owner)
  const form = owner.locator('main form:has([name=email])')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=role]').selectOption(role)
  await form.getByRole('button', { name: t('team.invite.submit') }).click()
  await expect(owner.getByText(t('team.done.invited'))).toBeVisible()
  const { text } = await waitForMail(owner, email, '/t/')
  return new URL(/https?:\/\/\S+\/t\/[\w-]+/.exec(text)?.[0] ?? '').pathname
}

async function join(browser: Browser, owner: Page, role: 'recruiter' | 'viewer', scripting = true) {
  const page = await (await browser.newContext({ javaScriptEnabled: scripting })).newPage()
  const { email } = await becomeNewcomer(page)
  await page.goto(await invite(owner, email, role))
  if (scripting) await waitForApp(page)
  await page.getByRole('button', { name: t('team.invitation.accept') }).click()
  await expect(page).toHaveURL(/\/company\/profile/)
  return { page, email }
}

test('a company becomes a team: a recruiter begins a vacancy, a viewer reads it, and a removed member loses access', async ({
  page: owner,
  browser,
}) => {
  test.slow()
  await confirmAddress(owner, (await becomeCompany(owner)).email)
  const recruiter = await join(browser, owner, 'recruiter')
  const viewer = await join(browser, owner, 'viewer', false)

  await begin(recruiter.page)
  await viewer.page.goto('/company/vacancy')
  await expect(viewer.page.getByRole('main').getByRole('link', { name: 'Bosun' }).first()).toBeVisible()
  await expect(viewer.page.getByRole('link', { name: t('vacancy-form.new'), exact: true })).toHaveCount(0)
  await viewer.page.goto('/vacancy/create')
  await expect(viewer.page.getByText(t('vacancy-form.viewer'))).toBeVisible()

  await owner.goto(TEAM)
  await waitForApp(owner)
  const row = owner.getByRole('row').filter({ hasText: recruiter.email }).first()
  await row.getByText(t('team.member.edit')).click()
  await row.getByRole('button', { name: t('team.member.remove') }).click()
  await expect(owner.getByText(t('team.done.removed'))).toBeVisible()
  await expect(recruiter.page.locator('.cv-bar')).toHaveCount(0)
  await recruiter.page.goto('/company/vacancy')
  await expect(recruiter.page).not.toHaveURL(/\/company\/vacancy/)
})
