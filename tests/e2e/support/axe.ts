import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import type { LocaleCode } from '#src/contract/locales.ts'
import { expect } from '../../support/browser.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds that is serious. Its source is read once by a page, which is half of what looking at it costs. */
async function findFaults(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, { ...given, resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`),
      )
  }, options)
}

async function enterMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  // Colours of controls pass over into the other mode.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/** Everything in light mode; in dark mode nothing but colours is another, and those are the same in every language. */
export async function expectNoFaults(page: Page, locale: LocaleCode): Promise<void> {
  await enterMode(page, 'light')
  expect(await findFaults(page, {}), page.url()).toEqual([])
  if (locale !== 'en') return
  await enterMode(page, 'dark')
  expect(await findFaults(page, { runOnly: ['color-contrast'] }), `${page.url()} in dark mode`).toEqual([])
}
