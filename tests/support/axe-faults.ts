import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { LocaleCode } from '#src/domain/locales.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const COLOURS = 'color-contrast'

type Asked = { options: axe.RunOptions; seen?: readonly string[] }

/** What axe finds that is serious: on the whole page, or on texts whose style was not `seen` yet. A page reads it once. */
async function findFaults(page: Page, asked: Asked): Promise<{ faults: string[]; ways: string[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async ({ options, seen }) => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    /** Colour and size of the words, all that shines through behind them, and in what they stand. */
    function wayOf(element: Element): string {
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const grounds: string[] = []
      for (let one: Element | null = element; one; one = one.parentElement) {
        grounds.push(groundOf(one))
        if (!groundOf(one).startsWith('rgba')) break
      }
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const places = around.map((one) => `${one?.tagName}.${one?.getAttribute('class') ?? ''}`)
      return [color, fontSize, fontWeight, ...grounds, ...places].join(' ')
    }
    function listWorded(): Set<Element> {
      const worded = new Set<Element>(document.querySelectorAll('input, select, textarea'))
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.parentElement && text.textContent?.trim()) worded.add(text.parentElement)
      return worded
    }
    function listNew(known: ReadonlySet<string>): Map<string, Element> {
      const found = new Map<string, Element>()
      for (const element of listWorded()) {
        const way = element.checkVisibility() ? wayOf(element) : undefined
        if (way && !known.has(way) && !found.has(way)) found.set(way, element)
      }
      return found
    }
    const fresh = seen && listNew(new Set(seen))
    const ways = [...(fresh?.keys() ?? [])]
    if (fresh && ways.length === 0) return { faults: [], ways }
    const context = fresh ? { include: [...fresh.values()] } : document
    const { violations } = await window.axe.run(context, { ...options, resultTypes: ['violations'] })
    const faults = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`),
      )
    return { faults, ways }
  }, asked)
}

/** Styles of texts whose colours are fine. */
const seenWays = new Set<string>()

async function findColourFaults(page: Page): Promise<string[]> {
  const { faults, ways } = await findFaults(page, { options: { runOnly: [COLOURS] }, seen: [...seenWays] })
  if (faults.length === 0) for (const way of ways) seenWays.add(way)
  return faults
}

async function enterMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  // Colours of controls pass over into the other mode.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/**
 * Serious faults of the page, a line each. Colours take most of the time. They are the same in every language, so they are checked in English, in both
 * modes; and texts with the same style in the same place look the same, so each style is checked once.
 */
export async function listAxeFaults(page: Page, locale: LocaleCode): Promise<string[]> {
  await enterMode(page, 'light')
  const { faults } = await findFaults(page, { options: { rules: { [COLOURS]: { enabled: false } } } })
  if (locale !== 'en') return faults
  faults.push(...(await findColourFaults(page)))
  await enterMode(page, 'dark')
  return [...faults, ...(await findColourFaults(page)).map((fault) => `in dark mode: ${fault}`)]
}
