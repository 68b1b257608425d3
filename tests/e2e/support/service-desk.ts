import type { Browser, Locator, Page } from '@playwright/test'
import { enterAs } from '../../support/accounts.ts'
import { expect, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from './axe.ts'

const t = messagesOf('en')

/** A small PDF; each has its own words. */
export const createPdf = (words: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/Target(${words})>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      'trailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n',
  )

export const choosePdf = (form: Locator, name: string): Promise<void> =>
  form
    .locator('[name=file]')
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: createPdf(name) })

export const submit = (form: Locator): Promise<void> => form.locator('button[type=submit]').click()

export const expectDone = (page: Page, text: string): Promise<void> =>
  expect(page.locator('[data-answer=done]')).toContainText(text)

/** A page of the first admin of the demo, with scripting. */
export async function openAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
  await enterAs(page, 'admin@demo.example')
  return page
}

/** An admin opens the ordered part and takes it, as Marta Silva. */
export async function takeForm(admin: Page, part: string): Promise<void> {
  await admin.goto(`/admin/services/${part}`)
  await waitForApp(admin)
  await expectNoFaults(admin, 'en')
  const form = admin.locator('#take-form')
  await form.locator('[name=name]').fill('Marta Silva')
  await submit(form)
  await expectDone(admin, t('service-form.done.taken'))
}

export async function deliverForm(admin: Page, part: string, name: string): Promise<void> {
  await admin.goto(`/admin/services/${part}`)
  await waitForApp(admin)
  const form = admin.locator('#deliver-form')
  await choosePdf(form, name)
  await submit(form)
  await expectDone(admin, t('service-form.done.delivered'))
}
