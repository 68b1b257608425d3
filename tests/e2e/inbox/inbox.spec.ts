import type { Browser, Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { openBothParties, publishVacancy, typeVacancy } from '../support/both-parties.ts'
import { pngFile } from '../support/picture-files.ts'
import { pressSignOut } from '../support/press-sign-out.ts'

const t = messagesOf('en')
const TEXT = 'We look for a bosun with crane experience for a supply vessel in the North Sea.'

/** A seafarer has applied to the company, which has not written yet. */
async function apply(browser: Browser, word: string, scripting = true) {
  const parties = await openBothParties(browser, scripting)
  const { seaman, office } = parties
  const { id } = await publishVacancy(office, await typeVacancy(office, `${TEXT} Called ${word}.`))
  const applied = await write<{ id: string }>(seaman.request, 'POST', `/server/vacancy/${id}/application`)
  return { ...parties, first: `/company/inbox?kind=application&id=${applied.id}` }
}

/** The company has written to the seafarer. */
async function begin(browser: Browser, words: string, scripting = true) {
  const parties = await apply(browser, words, scripting)
  const id = new URLSearchParams(parties.first.split('?')[1]).get('id')
  const sent = await write<{ thread: { id: string } }>(parties.office.request, 'POST', '/server/inbox/thread', {
    ...{ key: crypto.randomUUID(), text: words, files: [] },
    to: { kind: 'application', id },
  })
  const thread = sent.thread.id
  return { ...parties, thread, ofSeaman: `/seaman/inbox?thread=${thread}`, ofOffice: `/company/inbox?thread=${thread}` }
}

async function open(page: Page, path: string, scripting = true, locale: LocaleCode = 'en'): Promise<void> {
  await page.goto(localizePath(locale, path))
  await waitForApp(page, scripting)
}

const chooseFile = (page: Page, file: Partial<typeof pngFile>) =>
  page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ ...pngFile, ...file })

const messages = (page: Page) => page.locator('.thread-messages .message')
const saying = (page: Page, words: string) => messages(page).filter({ hasText: words })
const field = (page: Page) => page.locator('main textarea[name=text]')

async function send(page: Page, words: string, say = t): Promise<void> {
  await field(page).fill(words)
  await page.getByRole('button', { name: say('inbox.write.submit'), exact: true }).click()
}

test('who applied is written to, answers offline, is heard once and in order, and sees that it was read', async ({
  browser,
}) => {
  const { seaman, office, first, close } = await apply(browser, 'answer')
  await open(office, first)
  await send(office, 'Can you join on the twelfth?')
  await expect(office).toHaveURL(/thread=/)
  await expect(saying(office, 'Can you join')).toContainText(t('inbox.message.sent').replace('{time}, ', ''))

  await open(seaman, '/seaman/inbox')
  const row = seaman.locator('.thread-row').first()
  await expect(row.locator('.count')).toBeVisible()
  await expect(seaman.locator('.own-nav .count')).toHaveText('1')
  await row.click()
  await expect(saying(seaman, 'Can you join')).toHaveCount(1)
  await expect(saying(office, 'Can you join')).toContainText(t('inbox.message.read').replace('{time}, ', ''))
  await expect(seaman.locator('.own-nav .count')).toHaveCount(0)

  await seaman.context().setOffline(true)
  await send(seaman, 'Yes, I can.')
  await expect(saying(seaman, 'Yes, I can.')).toContainText(t('inbox.queue.kept'))
  await send(seaman, 'From Porto.')
  await expect(field(seaman)).toHaveValue('')
  await seaman.context().setOffline(false)
  for (const page of [seaman, office]) {
    await expect(saying(page, 'From Porto.')).toHaveCount(1)
    await expect(saying(page, 'Yes, I can.')).toHaveCount(1)
    await expect(messages(page).last()).toContainText('From Porto.')
  }
  await expect(saying(seaman, 'From Porto.')).toContainText(t('inbox.message.read').replace('{time}, ', ''))
  await close()
})

test('what waits is sent from another page after a reload, once, though two tabs hold it', async ({ browser }) => {
  const { seaman, office, ofSeaman, ofOffice, close } = await begin(browser, 'Which day suits you?')
  const other = await seaman.context().newPage()
  await open(seaman, ofSeaman)
  await open(other, ofSeaman)
  await seaman.context().setOffline(true)
  await send(seaman, 'Monday suits me.')
  await expect(saying(seaman, 'Monday')).toContainText(t('inbox.queue.kept'))
  await expect(saying(other, 'Monday')).toHaveCount(1)
  await seaman.context().setOffline(false)
  await open(seaman, '/seaman/jobs')
  await open(office, ofOffice)
  await expect(saying(office, 'Monday')).toHaveCount(1)
  await expect(saying(other, 'Monday')).toHaveCount(1)
  await close()
})

test('a file that is chosen offline waits with its message, goes from another page, and arrives once and with its name', async ({
  browser,
}) => {
  const { seaman, office, ofSeaman, ofOffice, close } = await begin(browser, 'Please send your medical.')
  await open(seaman, ofSeaman)
  await seaman.context().setOffline(true)
  await chooseFile(seaman, { name: 'Medical certificate.png' })
  await expect(seaman.getByText(t('inbox.write.file-waits'))).toBeVisible()
  await send(seaman, 'Here it is.')
  await expect(saying(seaman, 'Here it is.')).toContainText('Medical certificate.png')
  await expect(saying(seaman, 'Here it is.')).toContainText(t('inbox.queue.kept'))
  await seaman.context().setOffline(false)
  await open(seaman, '/seaman/jobs')
  await open(office, ofOffice)
  await expect(saying(office, 'Here it is.')).toHaveCount(1)
  await expect(saying(office, 'Here it is.').locator('img')).toHaveCount(1)
  await expect(saying(office, 'Here it is.')).toContainText('Medical certificate.png')
  await close()
})

test('a first message that is sent offline waits with its file, is seen in the list, goes from another page, and arrives once', async ({
  browser,
}) => {
  const { seaman, office, first, close } = await apply(browser, 'first')
  await open(office, first)
  const name = await office.locator('.thread h2').innerText()
  const other = await office.context().newPage()
  await open(other, first)
  await office.context().setOffline(true)
  await chooseFile(office, { name: 'Contract.png' })
  await send(office, 'The contract is attached.')
  await expect(saying(office, 'The contract')).toContainText('Contract.png')
  await expect(saying(office, 'The contract')).toContainText(t('inbox.queue.kept'))
  const row = office.locator('.thread-row').first()
  await expect(row).toContainText(name)
  await expect(row).toContainText(t('inbox.queue.kept'))
  await office.context().setOffline(false)
  await open(office, '/company/vacancy')
  await expect(other).toHaveURL(/thread=/)
  await expect(saying(other, 'The contract')).toHaveCount(1)
  await open(seaman, '/seaman/inbox')
  await expect(seaman.locator('.thread-row')).toHaveCount(1)
  await seaman.locator('.thread-row').click()
  await expect(saying(seaman, 'The contract').locator('img')).toHaveCount(1)
  await open(office, first)
  await expect(office).toHaveURL(/thread=/)
  await expect(saying(office, 'The contract')).toHaveCount(1)
  await close()
})

test('a first message that is refused is let go in the list, and while one types on what has gone is only said', async ({
  browser,
}) => {
  const { seaman, office, first, close } = await apply(browser, 'refused')
  await open(office, first)
  await office.context().setOffline(true)
  await send(office, 'Are you free in May?')
  await expect(saying(office, 'Are you free')).toContainText(t('inbox.queue.kept'))
  await field(office).fill('And in June')
  await office.context().setOffline(false)
  await expect(office.getByText(t('inbox.done.sent'))).toBeVisible()
  await expect(field(office)).toHaveValue('And in June')
  await open(seaman, '/seaman/inbox')
  await seaman.locator('.thread-row').click()
  await seaman.getByRole('button', { name: t('inbox.thread.block'), exact: true }).click()
  await expect(seaman.getByText(t('inbox.done.blocked'))).toBeVisible()
  await office.getByRole('button', { name: t('inbox.write.submit'), exact: true }).click()
  await expect(office.locator('.threads [role=alert]')).toContainText(t('error.code.may-not-write'))
  await open(office, '/company/inbox')
  await office
    .locator('.threads')
    .getByRole('button', { name: t('inbox.queue.discard') })
    .click()
  await expect(office.locator('.threads [role=alert]')).toHaveCount(0)
  await close()
})

test('no message goes without a file that was chosen for it: one that is refused is taken out first', async ({
  browser,
}) => {
  const { office, ofOffice, close } = await begin(browser, 'Here are our ships.')
  await open(office, ofOffice)
  await chooseFile(office, { name: 'No picture.png', buffer: Buffer.from('These are words.') })
  await expect(office.locator('main').getByRole('alert')).toBeVisible()
  await send(office, 'And a plan of the ship.')
  await expect(office.getByText(t('inbox.write.file-first'))).toBeVisible()
  await expect(field(office)).toHaveValue('And a plan of the ship.')
  await close()
})

/** Makes the page a phone's, which shows notifications through a worker alone. The browser of the tests shows none: what it would show is kept. */
const notifyByWorker = (page: Page) =>
  page.addInitScript(() => {
    type Shown = { title: string; close: () => void }
    let all: Shown[] = []
    const construct = () => {
      throw new TypeError('Illegal constructor')
    }
    window.Notification = new Proxy(Notification, { construct, get: () => 'granted' })
    const { prototype } = ServiceWorkerRegistration
    prototype.getNotifications = async () => all as unknown as Notification[]
    prototype.showNotification = async function show(title) {
      if (!this.active) throw new TypeError('No active worker')
      const shown = { title, close: () => {} }
      shown.close = () => {
        all = all.filter((one) => one !== shown)
        sessionStorage.setItem('shown', String(all.length))
      }
      all = [shown]
      sessionStorage.setItem('shown', title)
    }
    Object.defineProperty(document, 'hidden', { get: () => true })
  })

test('a phone tells of a message while its person looks at something else, and no more once they have signed out', async ({
  browser,
}) => {
  const { seaman, office, thread, close } = await begin(browser, 'Which day suits you?')
  const shown = () => seaman.evaluate(() => sessionStorage.getItem('shown'))
  await notifyByWorker(seaman)
  await open(seaman, '/seaman/inbox')
  await write(office.request, 'POST', `/server/inbox/thread/${thread}/message`, {
    ...{ key: crypto.randomUUID(), text: 'Monday, perhaps?', files: [] },
  })
  await expect.poll(shown).toMatch(/^New message from \S/)
  await pressSignOut(seaman)
  await seaman.waitForURL((url) => url.pathname === '/')
  await expect.poll(shown).toBe('0')
  await close()
})

test('whom one blocks cannot write, and can again; a conversation is reported', async ({ browser }) => {
  const { seaman, office, ofSeaman, ofOffice, close } = await begin(browser, 'Send us 200 dollars first.')
  await open(office, ofOffice)
  await open(seaman, ofSeaman)
  // What was sent before the block was seen arrives after it.
  await office.context().setOffline(true)
  await send(office, 'Are you there?')
  await expect(saying(office, 'Are you there?')).toContainText(t('inbox.queue.kept'))
  await seaman.getByRole('button', { name: t('inbox.thread.block'), exact: true }).click()
  await expect(seaman.getByText(t('inbox.done.blocked'))).toBeVisible()
  await expect(field(seaman)).toHaveCount(0)
  await office.context().setOffline(false)
  await expect(office.locator('.message [role=alert]')).toContainText(t('error.code.may-not-write'))
  await office.getByRole('button', { name: t('inbox.queue.discard') }).click()
  await expect(saying(office, 'Are you there?')).toHaveCount(0)
  await seaman.getByRole('button', { name: t('inbox.thread.unblock'), exact: true }).click()
  await expect(field(seaman)).toBeVisible()
  await seaman.getByRole('link', { name: t('inbox.thread.report'), exact: true }).click()
  await expect(seaman.getByRole('heading', { name: t('report.title.thread') })).toBeVisible()
  await close()
})

test('in Arabic at 360 px the list and the conversation come one after the other, and nothing is wider', async ({
  browser,
}) => {
  const ar = messagesOf('ar')
  const { seaman, ofSeaman, close } = await begin(browser, 'Please bring the C/O papers, +48 600 100 200.')
  await seaman.setViewportSize({ width: 360, height: 740 })
  await open(seaman, '/seaman/inbox', true, 'ar')
  const begins = await seaman.locator('.thread-row .last bdi').evaluate((words) => {
    const [letter, row] = [document.createRange(), words.closest('.last')?.getBoundingClientRect()]
    letter.setStart(words.firstChild as Node, 0)
    letter.setEnd(words.firstChild as Node, 1)
    return letter.getBoundingClientRect().left >= (row?.left ?? Number.POSITIVE_INFINITY)
  })
  expect(begins, 'English words are cut at their end').toBe(true)
  await seaman.locator('.thread-row').first().click()
  await expect(field(seaman)).toBeVisible()
  await expect(seaman.locator('.thread-row').first()).toBeHidden()
  const widest = () => seaman.evaluate(() => document.documentElement.scrollWidth)
  expect(await widest()).toBe(360)
  await send(seaman, 'نعم، سأحضرها معي.', ar)
  const mine = saying(seaman, 'سأحضرها').locator('.bubble')
  await expect(saying(seaman, 'سأحضرها')).toContainText(ar('inbox.message.sent').replace('{time}، ', ''))
  expect((await mine.boundingBox())?.x).toBeLessThan(60)
  await seaman.getByRole('link', { name: ar('inbox.thread.back') }).click()
  await expect(seaman.locator('.thread-row').first()).toBeVisible()
  expect(await widest()).toBe(360)
  expect(ofSeaman).toContain('thread=')
  await close()
})

test('the keyboard is enough: a conversation is found, opened, answered and left', async ({ browser }) => {
  const { seaman, ofSeaman, close } = await begin(browser, 'Do you have an anemometer certificate?')
  await open(seaman, '/seaman/inbox')
  await seaman.getByRole('searchbox').focus()
  await seaman.keyboard.type('anemometer')
  await seaman.keyboard.press('Enter')
  const found = seaman.locator('.thread-row').first()
  await expect(found).toContainText('anemometer')
  await open(seaman, ofSeaman)
  await field(seaman).focus()
  await seaman.keyboard.type('One line')
  await seaman.keyboard.press('Shift+Enter')
  await seaman.keyboard.type('and another')
  await seaman.keyboard.press('Enter')
  await expect(saying(seaman, 'and another')).toContainText(t('inbox.message.sent').replace('{time}, ', ''))
  await expect(field(seaman)).toBeFocused()
  await seaman.keyboard.press('Shift+Tab')
  await expect(seaman.locator('.thread-messages')).toBeFocused()
  await close()
})

test('a file and words are sent without scripting, and the conversation is marked as read', async ({ browser }) => {
  const { seaman, office, ofSeaman, thread, close } = await begin(browser, 'Please send your medical.', false)
  await open(seaman, ofSeaman, false)
  await expect(saying(seaman, 'Please send')).toHaveCount(1)
  await seaman.getByRole('button', { name: t('inbox.thread.mark-read') }).click()
  await expect(seaman.getByText(t('inbox.done.read'))).toBeVisible()
  await seaman.locator('main [name=file]').setInputFiles(pngFile)
  await send(seaman, 'Here it is.')
  await expect(seaman.getByText(t('inbox.done.sent'))).toBeVisible()
  await expect(saying(seaman, 'Here it is.').locator('img')).toHaveCount(1)
  await expect(saying(seaman, 'Here it is.').locator('bdi')).toHaveText(pngFile.name)
  const { items } = await read<{ items: { files: { id: string }[] }[] }>(
    office.request,
    `/server/inbox/thread/${thread}`,
  )
  const file = await office.request.get(`/server/inbox/file/${items.at(-1)?.files[0]?.id}`)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp'])
  await close()
})

test('anyone who answers at once has read the thread: on both sides, in its row and in the count, also after a reload', async ({
  browser,
}) => {
  const { seaman, office, ofSeaman, ofOffice, close } = await begin(browser, 'Can you join at once?')
  for (const [page, path, words] of [
    [seaman, ofSeaman, 'Yes, at once.'],
    [office, ofOffice, 'Then it is settled.'],
  ] as const) {
    await open(page, path)
    await expect(page.locator('.thread-row.unread').first()).toBeVisible()
    await send(page, words)
    const row = page.locator('.thread-row').filter({ hasText: words })
    await expect(row).toBeVisible()
    await expect(row).not.toHaveClass(/unread/)
    await page.reload()
    await expect(row).not.toHaveClass(/unread/)
    // The company of the demo has messages of other journeys too.
    if (page === seaman) await expect(page.locator('.own-nav .count')).toHaveCount(0)
  }
  await close()
})

test('a long conversation begins at its end, and what is older comes when one goes up', async ({ browser }) => {
  test.slow()
  const { seaman, office, thread, ofSeaman, close } = await begin(browser, 'Message 1 of many')
  const say = (number: number) =>
    write(office.request, 'POST', `/server/inbox/thread/${thread}/message`, {
      ...{ key: crypto.randomUUID(), text: `Message ${number} of many`, files: [] },
    })
  const between = Array.from({ length: 118 }, (_, place) => place + 2)
  for (let at = 0; at < between.length; at += 12) await Promise.all(between.slice(at, at + 12).map(say))
  await say(120)
  await open(seaman, ofSeaman)
  await expect(saying(seaman, 'Message 120 of many')).toBeInViewport()
  await seaman.locator('.thread-messages').focus()
  const goUp = async () => {
    await seaman.keyboard.press('Home')
    await expect(saying(seaman, 'Message 1 of many')).toBeInViewport({ timeout: 2000 })
  }
  await expect(goUp).toPass()
  await expect(messages(seaman)).toHaveCount(120)
  await close()
})
