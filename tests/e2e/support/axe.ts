import type { Page } from '@playwright/test'
import type { LocaleCode } from '#src/domain/locales.ts'
import { listAxeFaults } from '../../support/axe-faults.ts'
import { expect, waitForApp } from '../../support/browser.ts'

/** Axe finds nothing serious on the page as it is now. */
export const expectNoFaults = async (page: Page, locale: LocaleCode): Promise<void> =>
  expect(await listAxeFaults(page, locale), page.url()).toEqual([])

/** The same for a page without scripting, which axe needs: its address is opened with scripting, by the same person. */
export async function expectNoFaultsThere(page: Page, locale: LocaleCode): Promise<void> {
  const storageState = await page.context().storageState()
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true, storageState })
  const looking = await context?.newPage()
  if (!looking) throw new Error('The page has no browser')
  await looking.goto(page.url())
  await waitForApp(looking)
  await expectNoFaults(looking, locale)
  await looking.context().close()
}
