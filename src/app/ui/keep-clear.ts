type Edge = 'start' | 'end'

const BARS: Record<Edge, Set<HTMLElement>> = { start: new Set(), end: new Set() }

/** Measures the tallest sticky bar at an edge, so that focused elements scroll out from under it (`scroll-padding` in base/reset.css). */
function measure(edge: Edge): void {
  const { style } = document.documentElement
  const heights = [...BARS[edge]].map((bar) => bar.offsetHeight)
  if (heights.length === 0) style.removeProperty(`--clear-${edge}`)
  else style.setProperty(`--clear-${edge}`, `${Math.max(...heights)}px`)
}

/**
 * Scrolls the focused element out from under a bar that appears or grows over it. Also scrolls a long text area that gets the focus by
 * keyboard, because browsers only scroll to the line of the caret.
 */
function uncover(bar: HTMLElement): void {
  const focused = document.activeElement
  if (!focused?.matches('main *') || bar.contains(focused)) return
  const [over, under] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
  if (under.bottom > over.top && under.top < over.bottom) focused.scrollIntoView({ block: 'nearest' })
}

const keepClear = (edge: Edge) => (bar: HTMLElement | null) => {
  if (!bar) return
  BARS[edge].add(bar)
  const observer = new ResizeObserver(() => {
    measure(edge)
    uncover(bar)
  })
  observer.observe(bar)
  const look = ({ key }: KeyboardEvent) => key === 'Tab' && uncover(bar)
  document.addEventListener('keyup', look)
  return () => {
    document.removeEventListener('keyup', look)
    observer.disconnect()
    BARS[edge].delete(bar)
    measure(edge)
  }
}

/** The `ref` of a bar at the top of the screen: focused elements are not covered by it. */
export const clearOfStart = keepClear('start')
/** The same at the bottom of the screen. */
export const clearOfEnd = keepClear('end')
