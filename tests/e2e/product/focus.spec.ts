import type { JSHandle, Page } from '@playwright/test'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { becomeSeafarer, enterAs, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'

type Form = {
  path: string
  /** What brings the bar that is there only after something was changed or chosen. */
  begin?: (page: Page) => Promise<unknown>
  /** The bar sticks to the top, where going back leads under it. */
  isAtStart?: boolean
}

const t = messagesOf('en')
const PHONE = 360
/** More than any form has. */
const MOST_STEPS = 400

/** Everything that sticks to an edge of the screen; folds are opened, so that each field gets the focus. */
async function prepare(page: Page): Promise<JSHandle<HTMLElement[]>> {
  return page.evaluateHandle(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) fold.open = true
    const main = document.querySelector('main') as HTMLElement
    main.tabIndex = -1
    main.focus({ preventScroll: true })
    return [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
      ['sticky', 'fixed'].includes(getComputedStyle(one).position),
    )
  })
}

type Look = { name: string; behind: string | undefined } | undefined

/** What has the focus, and the bar that it is behind; undefined outside of the page’s own part. */
const look = (bars: JSHandle<HTMLElement[]>): Promise<Look> =>
  bars.evaluate((all) => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !focused.closest('main')) return undefined
    const box = focused.getBoundingClientRect()
    const isBehind = (bar: HTMLElement) => {
      const { top, bottom, left, right } = bar.getBoundingClientRect()
      const [high, wide] = [
        Math.min(bottom, box.bottom) - Math.max(top, box.top),
        Math.min(right, box.right) - Math.max(left, box.left),
      ]
      return bar.checkVisibility() && !bar.contains(focused) && !focused.contains(bar) && high > 1 && wide > 1
    }
    const fits = box.height < innerHeight / 2
    const name = `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent?.trim().slice(0, 40)}`
    return { name, behind: fits ? all.find(isBehind)?.className : undefined }
  })

/** Goes through a page by the keyboard alone; gives what was behind a bar, and how many things had the focus. */
async function walk(page: Page, { path, begin, isAtStart }: Form) {
  await page.goto(path)
  await waitForApp(page)
  await begin?.(page)
  const bars = await prepare(page)
  const [faults, names]: [string[], Set<string>] = [[], new Set()]
  const go = async (key: string) => {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await page.keyboard.press(key)
      const seen = await look(bars)
      if (!seen) return
      names.add(seen.name)
      if (seen.behind) faults.push(`${path}: ${seen.name} behind .${seen.behind}`)
    }
  }
  await go('Tab')
  if (isAtStart) await go('Shift+Tab')
  return { faults, count: names.size }
}

const choose = (page: Page) => page.locator('main tbody [type=checkbox]').first().check()
/** The save bar comes with the first change. */
const change = (page: Page) => page.locator('main input.input:visible').first().fill('Changed')
const add = (list: 'experience' | 'documents') => async (page: Page) => {
  await page.getByRole('button', { name: t(`cv.add.${list}`), exact: true }).click()
  await change(page)
}

async function listCompanyForms(page: Page, width: number): Promise<Form[]> {
  await enterAs(page, 'company@demo.example')
  const form = { ...createBlankForm('en'), rank: 'bosun', vesselType: 'psv' }
  const { id } = await write<{ id: string }>(page.request, 'POST', '/server/vacancy', { form })
  return [
    { path: `/vacancy/${id}/edit` },
    // A phone shows its list without boxes.
    ...(width > PHONE ? [{ path: '/company/vacancy', begin: choose, isAtStart: true }] : []),
    { path: '/company/profile/edit' },
    { path: '/company/forms' },
    { path: '/company/feeds' },
  ]
}

async function listSeafarerForms(page: Page): Promise<Form[]> {
  await becomeSeafarer(page)
  const { items } = await read<{ items: { id: string }[] }>(page.request, '/server/vacancy')
  return [
    { path: '/seaman/cv?tab=personal', begin: change },
    { path: '/seaman/cv?tab=experience', begin: add('experience') },
    { path: '/seaman/cv?tab=documents', begin: add('documents') },
    { path: '/seaman/cv?tab=additional', begin: change },
    { path: '/seaman/profile' },
    { path: '/seaman/profile/privacy' },
    { path: `/vacancy/${items[0]?.id}` },
    { path: '/vacancy' },
  ]
}

for (const [who, listForms] of [
  ['a company', listCompanyForms],
  ['a seafarer', listSeafarerForms],
] as const)
  for (const width of IS_FULL ? [PHONE, 1280] : [PHONE])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 740 } })

      test(`${who} goes through every form by keyboard, and nothing that has the focus is behind a bar`, async ({
        page,
      }) => {
        test.slow()
        const faults: string[] = []
        for (const form of await listForms(page, width)) {
          const walked = await walk(page, form)
          expect(walked.count, form.path).toBeGreaterThan(2)
          faults.push(...walked.faults)
        }
        expect(faults).toEqual([])
      })
    })
