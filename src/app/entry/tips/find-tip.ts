/** What is said of a part of the page to a pointer that rests on it, and the part. */
export type Tip = { target: HTMLElement; text: string }

/** Cut words stand at most so deep in the element that cuts them. */
const DEPTH = 3

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis'

function findCut(element: HTMLElement | null, depth = DEPTH): HTMLElement | undefined {
  if (!element || depth === 0) return undefined
  return isCut(element) ? element : findCut(element.parentElement, depth - 1)
}

const wordsOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim()

/** The tip of what the pointer is on: a text that its title says, the name of an icon that stands alone, or a word that is cut. */
export function findTip(pointed: EventTarget | null): Tip | undefined {
  if (!(pointed instanceof Element)) return undefined
  const named = pointed.closest<HTMLElement>('[title],.icon-only[aria-label]')
  const text = named?.title || named?.ariaLabel
  if (named && text) return { target: named, text }
  const cut = pointed instanceof HTMLElement ? findCut(pointed) : undefined
  return cut && !(cut instanceof HTMLInputElement) ? { target: cut, text: wordsOf(cut) } : undefined
}
