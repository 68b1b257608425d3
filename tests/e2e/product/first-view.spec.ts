import type { Page } from '@playwright/test'
import { packForm } from '../../security/support/hostile-forms.ts'
import { becomeSeafarer, enterAs, read } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')

/** Keeps React away from the pages that are opened until it is let in. */
async function holdReact(page: Page): Promise<() => void> {
  let letIn = () => {}
  const held = new Promise<void>((done) => {
    letIn = done
  })
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  return letIn
}

/** The small script answers, React does not. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('html[data-enhanced=true]').waitFor({ state: 'attached' })
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
}

async function openVacancy(page: Page): Promise<void> {
  const { items } = await read<{ items: { id: string }[] }>(page.request, '/server/vacancy?rank=bosun')
  await open(page, `/vacancy/${items[0]?.id}`)
}

const readLook = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(script, link)')].map((element) => {
      const { color, backgroundColor, font, padding, border, borderRadius, display } = getComputedStyle(element)
      return [element.className, color, backgroundColor, font, padding, border, borderRadius, display].join()
    }),
  )

test('a page of the app is dressed before any file has come, and looks the same when all of them have', async ({
  page,
}) => {
  await enterAs(page, 'seaman@demo.example')
  const letIn = await holdReact(page)
  await open(page, '/vacancy')
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  const look = await readLook(page)
  letIn()
  await waitForApp(page)
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  expect(await readLook(page)).toEqual(look)
})

test('menus, colours and what is typed answer before React does, and stay as they are when it comes', async ({
  page,
}) => {
  await enterAs(page, 'seaman@demo.example')
  const letIn = await holdReact(page)
  await openVacancy(page)
  await page.locator('#apply [name=note]').fill('Half a sentence')
  await page.locator('header summary:has([class*=moon])').click()
  await page.locator('header [data-colour-mode=dark]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const menu = page.locator('header details[data-menu]:has(form)').filter({ visible: true })
  await menu.locator('summary').click()
  letIn()
  await waitForApp(page)
  await expect(menu).toHaveAttribute('open')
  await expect(page.locator('#apply [name=note]')).toHaveValue('Half a sentence')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a form that fails before React is there says so, keeps what was typed, and is sent by React later', async ({
  page,
  context,
}) => {
  await becomeSeafarer(page)
  const letIn = await holdReact(page)
  await openVacancy(page)
  await page.locator('#apply [name=note]').fill('Free from April')
  await context.setOffline(true)
  await page.locator('#apply button[type=submit]').click()
  const answer = page.locator('#apply [data-answer=failed]')
  await expect(answer).toContainText(t('form.message.offline'))
  await context.setOffline(false)
  letIn()
  await waitForApp(page)
  await expect(answer).toContainText(t('form.message.offline'))
  await expect(page.locator('#apply [name=note]')).toHaveValue('Free from April')
  await answer.locator('[data-retry]').click()
  await expect(page.locator('#apply [data-answer=done]')).toBeVisible()
})

test('a form that is refused before React is there says which field is wrong, and says it until React sends it again', async ({
  page,
}) => {
  // Ten megabytes take their time on a busy machine.
  test.slow()
  await enterAs(page, 'company@demo.example')
  const letIn = await holdReact(page)
  await open(page, '/company/forms')
  const form = page.locator('#upload-form')
  const macros = {
    name: 'Our form.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(packForm(undefined, { 'word/vbaProject.bin': new Uint8Array(8) })),
  }
  await form.locator('[name=file]').setInputFiles(macros)
  await form.locator('[type=submit]').click()
  const answer = form.locator('[data-answer=failed]')
  await expect(answer).toContainText(t('agency-form.refused.macros'))
  await expect(answer).toBeFocused()
  const large = { name: 'Our form.docx', mimeType: 'application/octet-stream', buffer: Buffer.alloc(10_500_000) }
  await form.locator('[name=file]').setInputFiles(large)
  await form.locator('[type=submit]').click()
  await expect(answer).not.toContainText(t('agency-form.refused.macros'), { timeout: 60_000 })
  await expect(answer).toBeVisible()
  await expect(answer).not.toContainText('413')
  await form.locator('[name=file]').setInputFiles(macros)
  await form.locator('[type=submit]').click()
  await expect(answer).toContainText(t('agency-form.refused.macros'))
  letIn()
  await waitForApp(page)
  await expect(answer).toContainText(t('agency-form.refused.macros'))
  await answer.getByRole('link').click()
  await expect(form.locator('[name=file]')).toBeFocused()
  await form.locator('[name=file]').setInputFiles([])
  await form.locator('[type=submit]').click()
  await expect(answer).toContainText(t('agency-form.upload.none'))
})

test('a form that is sent before React is there is sent once', async ({ page }) => {
  await becomeSeafarer(page)
  const letIn = await holdReact(page)
  await openVacancy(page)
  let sent = 0
  await page.route(/\/(vacancy\/[^/]+|application)$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    letIn()
    await new Promise((done) => setTimeout(done, 1000))
    return route.continue()
  })
  await page.locator('#apply button[type=submit]').dblclick()
  await expect(page.locator('#apply [data-answer=done]')).toBeVisible()
  expect(sent).toBe(1)
})
