import type { Page } from '@playwright/test'
import { expect, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')

/** A field of the form by its path. */
export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
/** Presses the button of this message. */
export const press = (page: Page, id: string) => page.getByRole('button', { name: t(id), exact: true }).click()
export const isSaved = (page: Page) => expect(page.locator('.cv-bar')).toContainText(t('vacancy-form.save.saved'))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Begins a vacancy from the company's list. */
export async function begin(page: Page, rank = 'bosun', vesselType = 'psv'): Promise<void> {
  await page.goto('/company/vacancy')
  await waitForApp(page)
  await page.getByRole('link', { name: t('vacancy-form.new'), exact: true }).click()
  await field(page, 'rank').selectOption(rank)
  await field(page, 'vesselType').selectOption(vesselType)
  await press(page, 'vacancy-form.begin')
  await expect(page).toHaveURL(/\/vacancy\/[0-9a-f-]{36}\/edit/)
  await waitForApp(page)
}

/** All that publishing needs beside rank and ship. */
export async function typeRest(page: Page, word: string): Promise<void> {
  await field(page, 'payMin').fill('2,400')
  await field(page, 'payMax').fill('2 800')
  await field(page, 'joinFrom').fill(inDays(20))
  await field(page, 'joinTo').fill(inDays(40))
  await field(page, 'duration').fill('4')
  await field(page, 'texts.0.text').fill(
    `We look for a bosun with crane experience for a supply vessel in the North Sea, called ${word}.`,
  )
}

export async function openPreview(page: Page): Promise<void> {
  await press(page, 'vacancy-form.preview.link')
  await expect(page).toHaveURL(/view=preview/)
}

/** Accepts the clause and publishes, from the preview. */
export async function publish(page: Page): Promise<void> {
  await field(page, 'clause').check()
  await press(page, 'vacancy-form.publish.act')
}
