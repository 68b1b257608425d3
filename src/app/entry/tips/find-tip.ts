/** A tooltip's text and the element that it describes. */
export type Tip = { target: HTMLElement; text: string }

/** How deep in the truncating element the text may be nested. */
const DEPTH = 3

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis'

function findCut(element: HTMLElement | null, depth = DEPTH): HTMLElement | undefined {
  if (!element || depth === 0) return undefined
  return isCut(element) ? element : findCut(element.parentElement, depth - 1)
}

const wordsOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim()

/** The tooltip of the element under the pointer: its title, the name of an icon without text, or a truncated word. */
export function findTip(pointed: EventTarget | null): Tip | undefined {
  if (!(pointed instanceof Element)) return undefined
  const named = pointed.closest<HTMLElement>('[title],.icon-only[aria-label]')
  const text = named?.title || named?.ariaLabel
  if (named && text) return { target: named, text }
  const cut = pointed instanceof HTMLElement ? findCut(pointed) : undefined
  return cut && !(cut instanceof HTMLInputElement) ? { target: cut, text: wordsOf(cut) } : undefined
}
