import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** What a handle needs: it is dragged with mouse or finger, and moved with the arrow keys. */
export type Handle = {
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

type Order = {
  handleOf: (place: number) => Handle
  /** Where the last entry was moved to, for those who do not see it. */
  movedTo: number | undefined
}

/** So near to an edge of the screen the page scrolls along, and so far each time it is drawn, px. */
const [EDGE, STEP] = [72, 10]

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

/**
 * Where a row belongs whose handle is at this height: beyond the middle of its neighbour. A row that is higher than the one that is dragged
 * does not come back for that.
 */
function placeFor(row: Element, y: number): number {
  const rows = [...(row.parentElement?.children ?? [])]
  const at = rows.indexOf(row)
  const [before, behind] = [rows[at - 1], rows[at + 1]]
  if (before && y < middleOf(before)) return at - 1
  if (behind && y > middleOf(behind)) return at + 1
  return at
}

type Put = (from: number, to: number) => void

/** Follows one drag until it ends, wherever the pointer is let go. Returns a function that stops it. */
function followDrag(row: HTMLElement, { pointerId, clientY }: PointerEvent, put: { current: Put }): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let y = clientY
  const stop = () => {
    row.removeAttribute('data-dragged')
    ending.abort()
  }
  const look = () => {
    if (signal.aborted) return
    if (!row.isConnected) return stop()
    if (y < EDGE) scrollBy(0, -STEP)
    else if (y > innerHeight - EDGE) scrollBy(0, STEP)
    const from = [...(row.parentElement?.children ?? [])].indexOf(row)
    put.current(from, placeFor(row, y))
    requestAnimationFrame(look)
  }
  const own = (then: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) =>
    event.pointerId === pointerId && then(event)
  row.setAttribute('data-dragged', '')
  addEventListener(
    'pointermove',
    own((event) => {
      // The button was released outside the window, which fires no event.
      if (event.buttons === 0) stop()
      y = event.clientY
    }),
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, own(stop), { signal })
  requestAnimationFrame(look)
  return stop
}

/** Puts entries in another order. `move` is called for each place on the way. */
export function useOrder(count: number, move: Put): Order {
  const [movedTo, setMovedTo] = useState<number>()
  const stop = useRef(() => {})
  const put = useRef<Put>(() => {})
  put.current = (from, to) => {
    if (from < 0 || to < 0 || to >= count || to === from) return
    move(from, to)
    setMovedTo(to)
  }
  useEffect(() => () => stop.current(), [])
  return {
    movedTo,
    handleOf: (place) => ({
      onKeyDown: (event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!step) return
        event.preventDefault()
        put.current(place, place + step)
      },
      onPointerDown: (event) => {
        const row = event.currentTarget.closest('tr')
        if (!row || event.button !== 0) return
        stop.current()
        stop.current = followDrag(row, event, put)
      },
    }),
  }
}
