import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { becomeNewcomer, becomeSeafarer, enterAs } from '../../support/accounts.ts'
import { expect, registerNewcomer, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { plugAuthenticator } from '../../support/virtual-authenticator.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { begin, press } from '../support/type-vacancy.ts'

const t = messagesOf('en')

/** The plain answer to an act, as people meet it: seen without scrolling. */
async function expectAnswer(place: Page | Locator, kind: 'done' | 'failed'): Promise<Locator> {
  const answer = place.locator(`[data-answer=${kind}]`).first()
  await expect(answer).toBeInViewport()
  return answer
}

async function findVacancy(page: Page, place: number): Promise<string> {
  await page.goto('/vacancy')
  return (await page.locator('.vacancy-row h3 a').nth(place).getAttribute('href')) as string
}

/** The line is there again. The browser says so itself, and the page may be gone before we do; on a machine without any network it does not. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {})
}

/** The server takes it, and the connection is lost with its answer. */
const cutAfter = (page: Page, address: string, method = /POST|PUT|DELETE/) =>
  page.route(address, async (route) => {
    if (!method.test(route.request().method())) return route.fallback()
    const answer = await route.fetch()
    await page.context().setOffline(true)
    await route.fulfill({ response: answer })
  })

const submit = (page: Page) => page.locator('#apply form [type=submit]')

for (const { name, width, scripting } of [
  { name: 'after a client navigation', width: 1280, scripting: true },
  { name: 'on a phone without scripting', width: 360, scripting: false },
]) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: scripting, viewport: { width, height: 740 } })

    test('who applies sees at once that it was done, and cannot do it twice', async ({ page }) => {
      await becomeSeafarer(page)
      const path = await findVacancy(page, 4)
      await waitForApp(page, scripting)
      await page.locator(`.vacancy-row h3 a[href="${path}"]`).click()
      await page.waitForURL(`**${path}`)
      await waitForApp(page, scripting)
      await page.locator('#apply [name=note]').fill('Free from March')
      await submit(page).click()
      const answer = await expectAnswer(page.locator('#apply'), 'done')
      await expect(page.locator('#apply form')).toHaveCount(0)
      if (scripting) await expect(answer).toBeFocused()
    })
  })
}

test.describe('when the line is cut', () => {
  test('at the moment of sending, what was typed stays, it is said beside it, and Retry sends it', async ({
    page,
    context,
  }) => {
    await becomeSeafarer(page)
    await page.goto(await findVacancy(page, 5))
    await waitForApp(page)
    await page.locator('#apply [name=note]').fill('Free from April')
    await context.setOffline(true)
    await submit(page).click()
    const answer = await expectAnswer(page.locator('#apply'), 'failed')
    await expect(answer).toContainText(t('form.message.offline'))
    await expect(page.locator('#apply [name=note]')).toHaveValue('Free from April')
    await expect(page.locator('.toast')).toHaveCount(0)
    await context.setOffline(false)
    await answer.locator('[data-retry]').click()
    await expectAnswer(page.locator('#apply'), 'done')
  })

  test('after the server took it, what was done is on the screen: nothing more has to be asked', async ({
    page,
    context,
  }) => {
    await becomeSeafarer(page)
    await page.goto(await findVacancy(page, 6))
    await waitForApp(page)
    await cutAfter(page, '**/server/vacancy/*/application')
    await submit(page).click()
    await expect(await expectAnswer(page.locator('#apply'), 'done')).toBeFocused()
    await expect(page.locator('#apply form')).toHaveCount(0)
    await comeBack(page)
    await page.reload()
    await expectAnswer(page.locator('#apply'), 'done')
    await context.setOffline(false)
  })

  test('after the server took it and more has to be asked, the page says that it has arrived, and opens when the connection is back', async ({
    page,
    context,
  }) => {
    await enterAs(page, 'company@demo.example')
    await begin(page)
    await cutAfter(page, '**/server/vacancy/*/draft')
    await press(page, 'vacancy-form.act.discard')
    await expect(page.locator('main h1')).toHaveText(t('error-page.offline.title'))
    await expect(page.locator('main')).toContainText(t('error-page.view.done'))
    await comeBack(page)
    await expect(page.locator('main h1')).toHaveText(t('company.vacancies.title'))
    // What was said before is not said of the next failure.
    await context.setOffline(true)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '?status=draft'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(page.locator('main h1')).toHaveText(t('error-page.offline.title'))
    await expect(page.locator('main')).not.toContainText(t('error-page.view.done'))
  })

  test('a file that was chosen for upload is still chosen', async ({ page, context }) => {
    await enterAs(page, 'company@demo.example')
    await page.goto('/company/feeds')
    await waitForApp(page)
    const file = page.locator('main [type=file]')
    await file.setInputFiles({ name: 'ships.xml', mimeType: 'text/xml', buffer: Buffer.from('<rss/>') })
    await context.setOffline(true)
    await page.locator('form:has([type=file]) [type=submit]').click()
    await expectAnswer(page.locator('form:has([type=file])'), 'failed')
    expect(await file.evaluate((input) => input instanceof HTMLInputElement && input.files?.length)).toBe(1)
  })

  test('signing out is answered in its menu, also on the page that says so and after the question about unsent words', async ({
    page,
    context,
  }) => {
    await signIn(page, 'company@demo.example')
    const menu = page.locator('header details:has(form[action$="/auth/logout"])').first()
    const press = async () => {
      await menu.locator('summary').click()
      await menu.locator('form[action$="/auth/logout"] button').click()
    }
    await page.goto('/company/feeds')
    await waitForApp(page)
    await page.locator('main [name=address]').fill('https://unsent.example/feed.xml')
    await press()
    const leave = page.getByRole('dialog').getByRole('button', { name: t('layout.tools.sign-out') })
    await expect(leave).toBeVisible()
    await context.setOffline(true)
    await leave.click()
    await expect(await expectAnswer(menu, 'failed')).toContainText(t('form.message.offline'))
    await page.keyboard.press('Escape')
    await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
    await expect(page.locator('main h1')).toHaveText(t('error-page.offline.title'))
    await press()
    await expect(await expectAnswer(menu, 'failed')).toContainText(t('form.message.offline'))
  })

  test('a sign-out that does not get through forgets nothing that was typed', async ({ page, context }) => {
    await enterAs(page, 'company@demo.example')
    await page.goto('/company/feeds')
    await waitForApp(page)
    const address = page.locator('main [name=address]')
    await address.fill('https://typed.example/feed.xml')
    await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
    await expect(page.locator('main h1')).toHaveText(t('company.vacancies.title'))
    await context.setOffline(true)
    const menu = page.locator('header details:has(form[action$="/auth/logout"])').first()
    await menu.locator('summary').click()
    await menu.locator('form[action$="/auth/logout"] button').click()
    await expectAnswer(menu, 'failed')
    await context.setOffline(false)
    await page.goBack()
    await expect(address).toHaveValue('https://typed.example/feed.xml')
  })

  test('walking on shows that there is no connection; Retry says when it was in vain, and opens the page when it was not', async ({
    page,
  }) => {
    await enterAs(page, 'company@demo.example')
    await page.goto('/company/profile')
    await waitForApp(page)
    // The browser believes in a network, as on a ship whose link is down: the page is opened by a press alone.
    await page.route('**/*', (route) => route.abort('internetdisconnected'))
    await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
    await expect(page.locator('main h1')).toHaveText(t('error-page.offline.title'))
    await expect(page.locator('main')).not.toContainText('500')
    await page.locator('main [data-retry]').click()
    await expect(page.locator('main')).toContainText(t('error-page.view.vain'))
    await page.unrouteAll()
    await page.locator('main [data-retry]').click()
    await expect(page.locator('main table')).toBeVisible()
  })

  test('a page opens by itself when the connection is back', async ({ page, context }) => {
    await enterAs(page, 'company@demo.example')
    await page.goto('/company/vacancy')
    await waitForApp(page)
    await context.setOffline(true)
    await page.locator('main a[href*="/applicants"]').first().click()
    await expect(page.locator('main h1')).toHaveText(t('error-page.offline.title'))
    await comeBack(page)
    await expect(page.locator('main h1')).not.toHaveText(t('error-page.offline.title'))
  })

  test('a server that is away is told apart from a lost connection', async ({ page }) => {
    await enterAs(page, 'company@demo.example')
    await page.goto('/company/profile')
    await waitForApp(page)
    await page.route('**/server/company/vacancy*', (route) => route.fulfill({ status: 503, body: 'Bad gateway' }))
    await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
    await expect(page.locator('main h1')).toHaveText(t('error-page.unavailable.title'))
    await page.unroute('**/server/company/vacancy*')
    await page.locator('main [data-retry]').click()
    await expect(page.locator('main table')).toBeVisible()
  })

  test('a passkey that cannot be asked for is told beside its button', async ({ page, context }) => {
    await page.goto('/auth/login')
    await waitForApp(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: t('passkey.sign-in') }).click()
    const answer = await expectAnswer(page, 'failed')
    await expect(answer).toContainText(t('form.message.offline'))
  })
})

test('a part that could not be loaded comes when it is asked for again', async ({ page }) => {
  await enterAs(page, 'seaman@demo.example')
  await page.goto('/seaman/profile/notifications')
  await waitForApp(page)
  await page.route('**/server/seaman/profile', (route) => route.fulfill({ status: 503, body: 'Bad gateway' }))
  await page.locator('.own-nav a[href^="/seaman/cv"]').first().click()
  const again = page.getByRole('link', { name: t('ui.part.again') })
  await expect(again).toBeVisible()
  await page.unroute('**/server/seaman/profile')
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(page.locator('main')).toContainText(t('seaman.cv.find'))
})

test('one call of several that is cut takes no other part of the page with it', async ({ page }) => {
  await enterAs(page, 'seaman@demo.example')
  await page.goto('/seaman/profile/notifications')
  await waitForApp(page)
  await page.route('**/server/user/security-event*', (route) => route.abort('internetdisconnected'))
  await page.locator('main a[href="/seaman/profile/security"]').click()
  await expect(page.locator('#passkeys')).toBeVisible()
  await expect(page.locator('#history')).toHaveCount(0)
  await page.unroute('**/server/user/security-event*')
  await page.getByRole('link', { name: t('ui.part.again') }).click()
  await expect(page.locator('#history')).toBeVisible()
})

test('words to one company are not in the form for another, and are there again on coming back', async ({ page }) => {
  await becomeSeafarer(page)
  const path = await findVacancy(page, 8)
  await page.goto(path)
  await waitForApp(page)
  const note = page.locator('#apply [name=note]')
  await note.fill('To this company alone')
  await page.locator('main .vacancy-row h3 a').first().click()
  await page.waitForURL((url) => url.pathname !== path)
  await expect(note).toHaveValue('')
  await page.goBack()
  await expect(note).toHaveValue('To this company alone')
})

test('who walks on before the answer comes stays there, and is told in passing', async ({ page }) => {
  await becomeSeafarer(page)
  const path = await findVacancy(page, 9)
  await page.goto(path)
  await waitForApp(page)
  const note = page.locator('#apply [name=note]')
  await note.fill('Free from May')
  for (const outcome of ['failed', 'done'] as const) {
    let answer = () => {}
    const held = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/server/vacancy/*/application', async (route) => {
      await held
      await (outcome === 'failed' ? route.abort('internetdisconnected') : route.continue())
    })
    await submit(page).click()
    await page.locator('header a[href^="/seaman/cv"]').first().click()
    await expect(page.locator('main')).toContainText(t('seaman.cv.find'))
    answer()
    await expect(page.locator('.toast', { hasText: t(`form.passing.${outcome}`) })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/seaman/cv')
    await page.unroute('**/server/vacancy/*/application')
    await page.goBack()
    if (outcome === 'failed') await expect(note).toHaveValue('Free from May')
  }
  await expect(page.locator('#apply [data-answer=done]')).toBeVisible()
})

test('a file that was changed after it was chosen is said to need choosing again', async ({ page }, info) => {
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/feeds')
  await waitForApp(page)
  const file = info.outputPath('ships.xml')
  await writeFile(file, '<rss/>')
  await page.locator('main [type=file]').setInputFiles(file)
  await writeFile(file, '<rss><channel/></rss>')
  await page.locator('form:has([type=file]) [type=submit]').click()
  const answer = await expectAnswer(page.locator('form:has([type=file])'), 'failed')
  await expect(answer).toContainText(t('form.message.file'))
})

test('an error is said once, links to its field, and goes when the field is mended', async ({ page }) => {
  await page.goto('/auth/registration')
  await waitForApp(page)
  await page.locator('main [name=email]').fill('not an address')
  await page.locator('main form button.primary[type=submit]').click()
  const answer = await expectAnswer(page.locator('main'), 'failed')
  await expect(answer).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(0)
  await answer.locator('a[href="#form-email"]').click()
  const field = page.locator('main [name=email]')
  await expect(field).toBeFocused()
  await field.fill('crew@test.example')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await expect(answer.locator('a[href="#form-email"]')).toHaveCount(0)
})

test('a form that was opened stays open while what was wrong in it is mended', async ({ page }) => {
  await plugAuthenticator(page)
  await becomeNewcomer(page)
  await page.goto('/account/security')
  await waitForApp(page)
  await page.locator('#passkeys button[type=button]').click()
  const forms = page.locator('#passkeys li details').first()
  await forms.locator('summary').click()
  await forms.locator('[name=name]').fill('')
  await forms.locator('[type=submit]').click()
  await expectAnswer(forms, 'failed')
  await forms.locator('[name=name]').fill('Old phone')
  await expect(forms.locator('[data-answer]')).toHaveCount(0)
  await forms.locator('[type=submit]').click()
  await expect(await expectAnswer(page, 'done')).toContainText(t('form.done.saved'))
})

test('a form that the browser sends itself stays on its page when the connection is lost', async ({
  page,
  context,
}) => {
  await page.goto('/vacancy')
  await page.locator('.vacancy-row h3 a').nth(7).click()
  await page.locator('a[href*="/report?kind=vacancy"]').click()
  await page.locator('main textarea').fill('They asked for 500 USD.')
  await context.setOffline(true)
  await page.locator('main form [type=submit]').click()
  const answer = await expectAnswer(page.locator('main form'), 'failed')
  await expect(answer).toContainText(t('form.message.offline'))
  await expect(page.locator('main textarea')).toHaveValue('They asked for 500 USD.')
  await context.setOffline(false)
  await page.locator('main [name=reason][value=fee]').check()
  await page.locator('main form [type=submit]').click()
  await expectAnswer(page, 'done')
})

test('changing the language in the middle of a form keeps what was chosen and typed, and the address has the new language', async ({
  page,
}) => {
  await registerNewcomer(page)
  await waitForApp(page)
  await page.locator('main [name=firstname]').fill('Ines')
  await page.locator('main [name=citizenship]').first().selectOption('PT')
  const sealed = () => page.evaluate(() => JSON.stringify(sessionStorage))
  // Words of an account are sealed, which takes a moment.
  await expect.poll(sealed).toContain('draft:')
  const before = await sealed()
  await page.locator('main [name=positionMain]').first().selectOption('bosun')
  await expect.poll(sealed).not.toBe(before)
  await chooseLanguage(page, 'uk')
  await page.waitForURL('**/uk/auth/select-role*')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk-UA')
  await expect(page.locator('main [name=firstname]')).toHaveValue('Ines')
  await expect(page.locator('main [name=citizenship]').first()).toHaveValue('PT')
  await expect(page.locator('main [name=positionMain]').first()).toHaveValue('bosun')
})

for (const scripting of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled: scripting })

    test(`a refusal about no field is a toast for a while, and stays in its form, ${scripting ? 'with' : 'without'} scripting`, async ({
      page,
    }) => {
      await page.goto('/auth/login')
      await waitForApp(page, scripting)
      await page.locator('main [name=email]').fill('nobody@mail.example')
      await page.locator('main [name=password]').fill('not the password')
      await page.locator('main form button.primary[type=submit]').click()
      const said = t('error.code.wrong-credentials')
      await expect(page.locator('main .refusal-toast')).toHaveText(said)
      await expect(page.locator('main .refusal-toast')).toBeInViewport()
      await expect(page.locator('main .refusal-toast')).toBeHidden()
      await expect(await expectAnswer(page.locator('main'), 'failed')).toContainText(said)
      await expect(page.locator('main [name=email]')).toHaveValue('nobody@mail.example')
    })
  })
}

test('a CV that is refused with a message alone tells it in a toast as well', async ({ page }) => {
  await becomeSeafarer(page)
  await page.goto('/seaman/cv?tab=additional')
  await waitForApp(page)
  const refusal = { code: 'forbidden', message: 'Not this one', requestId: 'x' }
  await page.route('**/server/seaman/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  )
  await page.locator('main [name="contact.mobile"]').fill('+48 600 100 200')
  await page.getByRole('button', { name: t('cv.save.act') }).click()
  await expect(page.locator('.toasts .toast.bad')).toContainText('Not this one')
  await expect(page.locator('.cv-bar')).toContainText('Not this one')
})
