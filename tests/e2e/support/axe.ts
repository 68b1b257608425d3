import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { LocaleCode } from '#src/contract/locales.ts'
import { expect } from '../../support/browser.ts'

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    )
}

async function enterMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  // Colours of controls pass over into the other mode.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/** Our pages have no frames: without looking for any, and without what is in order, a page takes a third less. */
const examine = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Everything in light mode; in dark mode nothing but colours is another, and those are the same in every language. */
export async function expectNoFaults(page: Page, locale: LocaleCode): Promise<void> {
  await enterMode(page, 'light')
  expect(await faultsOf(examine(page)), page.url()).toEqual([])
  if (locale !== 'en') return
  await enterMode(page, 'dark')
  expect(await faultsOf(examine(page).withRules('color-contrast')), `${page.url()} in dark mode`).toEqual([])
}
