import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { LocaleCode } from '#src/contract/locales.ts'
import { expect } from '../../support/browser.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const COLOURS = 'color-contrast'

/** What axe finds that is serious. A page reads it once. */
async function findFaults(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
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

/** Colours, which take most of the time, are the same in every language: they are looked at in English, in both modes. */
export async function expectNoFaults(page: Page, locale: LocaleCode): Promise<void> {
  const areColoursSeen = locale === 'en'
  await enterMode(page, 'light')
  expect(await findFaults(page, { rules: { [COLOURS]: { enabled: areColoursSeen } } }), page.url()).toEqual([])
  if (!areColoursSeen) return
  await enterMode(page, 'dark')
  expect(await findFaults(page, { runOnly: [COLOURS] }), `${page.url()} in dark mode`).toEqual([])
}
