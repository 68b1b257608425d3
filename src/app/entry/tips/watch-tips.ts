import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '#src/contract/http/constants.ts'
import { showTip } from './create-tip.ts'
import { findTip, type Tip } from './find-tip.ts'

/** Delay before a tooltip opens, ms; none when the pointer comes from another tooltip. */
export const delayOf = (now: number, closedAt: number): number =>
  now - closedAt < TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_DELAY

/** Shows the tooltips of a page, one at a time. Until this is loaded the browser shows titles itself. */
export function watchTips(): void {
  let current: Tip | undefined
  let shown: ReturnType<typeof showTip> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const close = () => {
    clearTimeout(timer)
    if (shown) closedAt = performance.now()
    shown?.remove()
    shown = undefined
    // The title was removed so that the browser does not show it too.
    if (current?.target.dataset.tip !== undefined) {
      current.target.title ||= current.text
      delete current.target.dataset.tip
    }
    current = undefined
  }

  const open = (tip: Tip | undefined, delay: (tip: Tip) => number) => {
    close()
    if (!tip) return
    current = tip
    if (tip.target.title) {
      tip.target.dataset.tip = ''
      tip.target.removeAttribute('title')
    }
    timer = setTimeout(() => {
      if (tip.target.isConnected) shown = showTip(tip)
    }, delay(tip))
  }

  const isInside = (node: EventTarget | null): boolean =>
    node instanceof Node && (current?.target.contains(node) || shown?.card.contains(node) || false)

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && !isInside(target)) open(findTip(target), () => delayOf(performance.now(), closedAt))
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible') && !isInside(target))
      open(findTip(target), () => 0)
  })
  for (const type of ['focusout', 'pointerdown', 'scroll', 'pagehide'])
    addEventListener(type, close, { capture: true, passive: true })
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { capture: true })
  document.documentElement.addEventListener('pointerleave', close)
}
