import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** What a handle needs: it is dragged with mouse or finger, and moved with the arrow keys. */
export type Handle = {
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
}

type Order = {
  handleOf: (place: number) => Handle
  /** Where the last entry was moved to, for those who do not see it. */
  movedTo: number | undefined
}

const placeAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
  return row ? Number(row.dataset.place) : undefined
}

/** Puts entries in another order. Rows have `data-place`; `move` is called for each place on the way. */
export function useOrder(count: number, move: (from: number, to: number) => void): Order {
  const dragged = useRef<number>(undefined)
  const [movedTo, setMovedTo] = useState<number>()
  const put = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return
    move(from, to)
    setMovedTo(to)
  }
  const stop = () => {
    dragged.current = undefined
  }
  return {
    movedTo,
    handleOf: (place) => ({
      onKeyDown: (event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!step) return
        event.preventDefault()
        put(place, place + step)
      },
      onPointerDown: (event) => {
        dragged.current = place
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event) => {
        const from = dragged.current
        const to = from === undefined ? undefined : placeAt(event)
        if (from === undefined || to === undefined || to === from) return
        put(from, to)
        dragged.current = to
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    }),
  }
}
