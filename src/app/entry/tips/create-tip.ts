import type { Tip } from './find-tip.ts'

const ID = 'tip'
/** Pixels to the edges of the window. */
const EDGE = 8

function place(card: HTMLElement, target: HTMLElement): void {
  const { top, bottom, left, width } = target.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = card
  const above = top - offsetHeight
  const start = left + width / 2 - offsetWidth / 2
  card.style.top = `${above < 0 ? bottom : above}px`
  card.style.left = `${Math.max(EDGE, Math.min(start, innerWidth - offsetWidth - EDGE))}px`
}

/** Shows a tooltip above its target, or below if there is no room. Returns its element and a function that removes it. */
export function showTip({ target, text }: Tip): { card: HTMLElement; remove: () => void } {
  const card = document.createElement('div')
  card.className = 'tip'
  card.id = ID
  card.role = 'tooltip'
  const words = document.createElement('span')
  words.className = 'tooltip'
  words.textContent = text
  card.append(words)
  document.body.append(card)
  place(card, target)
  // An element whose name is the text is not described by it as well.
  const isDescribed = target.ariaLabel !== text && !target.hasAttribute('aria-describedby')
  if (isDescribed) target.setAttribute('aria-describedby', ID)
  return {
    card,
    remove: () => {
      card.remove()
      if (isDescribed) target.removeAttribute('aria-describedby')
    },
  }
}
