import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawInWorker } from './draw-in-worker.ts'

export type DrawnPdf = {
  state: 'waiting' | 'drawing' | 'drawn' | 'failed'
  /** In order; without an address where a page cannot be drawn whole. */
  pictures: readonly { page: number; address: string | undefined }[]
  /** How many there are in the file. */
  pages: number
}

const BEGUN: DrawnPdf = { state: 'waiting', pictures: [], pages: 0 }
/** A scan is drawn when it is so near to what is looked at. */
const AHEAD = '600px 0px'

async function readFile(path: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(path, { credentials: 'same-origin', signal })
  if (!answer.ok) throw new Error(`A scan was answered with ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Fetches and draws the PDF at a path once what `box` holds comes near. */
export function useDrawnPdf(path: string): { drawn: DrawnPdf; box: RefObject<HTMLDivElement | null> } {
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(BEGUN)
  useEffect(() => {
    const leaving = new AbortController()
    const addresses: string[] = []
    const draw = async () => {
      const pdf = await readFile(path, leaving.signal)
      await drawInWorker(
        pdf,
        ({ picture, pages }) => {
          const address = picture && URL.createObjectURL(picture)
          if (address) addresses.push(address)
          setDrawn((now) => ({
            ...now,
            pictures: [...now.pictures, { page: now.pictures.length + 1, address }],
            pages,
          }))
        },
        leaving.signal,
      )
    }
    const enter = (state: DrawnPdf['state']) => leaving.signal.aborted || setDrawn((now) => ({ ...now, state }))
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        enter('drawing')
        draw().then(
          () => enter('drawn'),
          () => enter('failed'),
        )
      },
      { rootMargin: AHEAD },
    )
    if (box.current) watch.observe(box.current)
    setDrawn(BEGUN)
    return () => {
      watch.disconnect()
      leaving.abort()
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [path])
  return { drawn, box }
}
