import type { Page } from '@playwright/test'

/** Functions of this file that run in the page are sent as source text, so they use nothing but each other. */

const quote = (element: Element) => `“${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}”`

const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.')

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** The number of lines that the text of an element takes. */
function countLines(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  const tops: number[] = []
  for (const { top, width, height } of range.getClientRects())
    if (width > 1 && height > 6 && !tops.some((one) => Math.abs(one - top) < height * 0.7)) tops.push(top)
  return tops.length
}

/** A page that scrolls sideways, and the first element beyond its edge. */
function findWidth(): string[] {
  const edge = document.documentElement.clientWidth
  const beyond = document.documentElement.scrollWidth - edge
  if (beyond <= 0) return []
  const widest = [...document.body.querySelectorAll('*')].find((one) => {
    const { left, right } = one.getBoundingClientRect()
    return isShown(one) && (right > edge + 1 || left < -1)
  })
  return [`${beyond} px wider than the window: ${widest ? `${nameOf(widest)} ${quote(widest)}` : 'no element'}`]
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
}

/** How many pixels of the text of an element are outside its box. */
function measureCut(element: Element): { sideways: number; below: number } {
  const { display, overflowX, overflowY } = getComputedStyle(element)
  const isInline = display.startsWith('inline') && !element.matches('button, .button')
  if (isInline || /auto|scroll/.test(overflowX + overflowY)) return { sideways: 0, below: 0 }
  const hides = overflowX !== 'visible' || overflowY !== 'visible'
  return {
    sideways: element.scrollWidth - element.clientWidth,
    below: hides ? element.scrollHeight - element.clientHeight : 0,
  }
}

/** One line of a text that people wrote, which ends with an ellipsis. */
function isPreview(element: Element): boolean {
  return element.matches('bdi, [dir=auto]') && getComputedStyle(element).textOverflow === 'ellipsis'
}

function findCutText(): string[] {
  const worded = [...document.body.querySelectorAll('*')].filter(
    (one) => hasOwnText(one) && isShown(one) && !one.closest('[aria-hidden=true], pre, code, svg') && !isPreview(one),
  )
  return worded.flatMap((element) => {
    const { sideways, below } = measureCut(element)
    if (sideways <= 1 && below <= 3) return []
    return [`cut by ${sideways} px at the side, ${below} below: ${nameOf(element)} ${quote(element)}`]
  })
}

/** Buttons beside each other of which one has more lines than another. */
function findUnevenRows(): string[] {
  const rows = new Map<Element, Element[]>()
  for (const button of document.querySelectorAll('.button, .tabs a, .segments a, .segments label'))
    if (isShown(button) && button.parentElement && button.textContent?.trim())
      rows.set(button.parentElement, [...(rows.get(button.parentElement) ?? []), button])
  return [...rows.values()].flatMap((buttons) => {
    const first = buttons[0]?.getBoundingClientRect()
    const beside = buttons.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return first && top < first.bottom - 4 && bottom > first.top + 4
    })
    const lines = beside.map(countLines)
    return new Set(lines).size > 1 ? [`buttons of ${lines.join(' and ')} lines: ${beside.map(quote).join(' ')}`] : []
  })
}

/** Labels beside a value that needs several lines because the label takes more width than the value. */
function findWideLabels(): string[] {
  return [...document.querySelectorAll('dt, th[scope=row]:nth-last-child(2)')].flatMap((label) => {
    const value = label.nextElementSibling
    if (!value || !isShown(label) || !isShown(value)) return []
    const [one, other] = [label.getBoundingClientRect(), value.getBoundingClientRect()]
    const isBeside = Math.abs(one.top - other.top) < 4
    if (!isBeside || one.width <= other.width + 1 || countLines(value) < 2) return []
    return [
      `label of ${Math.round(one.width)} px, value of ${Math.round(other.width)}: ${quote(label)} ${quote(value)}`,
    ]
  })
}

const CHECKS = [findWidth, findCutText, findUnevenRows, findWideLabels]
const HELPERS = { quote, nameOf }
const PROGRAM = [
  ...Object.entries(HELPERS).map(([name, helper]) => `const ${name} = ${helper}`),
  ...[isShown, countLines, hasOwnText, isPreview, measureCut, ...CHECKS].map(String),
  `return [...new Set([${CHECKS.map(({ name }) => `...${name}()`).join()}])]`,
].join('\n')

/**
 * Returns what is wrong with the layout of the open page at its current width, a line each: a page wider than the
 * window, text that is cut off, buttons of one row with different numbers of lines, and labels wider than a value that
 * needs several lines.
 */
export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(`(() => {\n${PROGRAM}\n})()`)
