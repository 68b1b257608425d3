import { useEffect, useRef, useState } from 'react'
import { type Fit, START, type View } from './crop/view.ts'

type Part = typeof import('./crop/crop-picture.ts')

/** A picture being cropped, with the part of the app for it. */
export type Opened = { part: Part; picture: ImageBitmap; view: View }

/** `unreadable`: the browser cannot decode the file. */
type State = Opened | 'opening' | 'unreadable' | undefined

/** The cropping part is only loaded after a choice; without it the file is sent as it is. */
async function open(file: File): Promise<State> {
  const part = await import('./crop/crop-picture.ts').catch(() => undefined)
  if (!part) return undefined
  const picture = await part.openPicture(file).catch(() => undefined)
  return picture ? { part, picture, view: START } : 'unreadable'
}

/** The picture in the field of a form, and its visible part. */
export function useChosenPicture(fit: Fit) {
  const [state, setState] = useState<State>()
  const latest = useRef<Promise<State>>(undefined)
  const opened = typeof state === 'object' ? state : undefined
  const picture = opened?.picture
  // Frees megabytes that garbage collection does not know about.
  useEffect(() => () => picture?.close(), [picture])
  return {
    opened,
    isOpening: state === 'opening',
    choose: async (file: File | undefined): Promise<State> => {
      const opening = file && open(file)
      latest.current = opening
      setState(opening && 'opening')
      const opened = await opening
      // Another file may have been chosen meanwhile.
      if (latest.current !== opening) return undefined
      setState(opened)
      return opened
    },
    change: (next: (before: View) => View) =>
      setState((before) => (typeof before === 'object' ? { ...before, view: next(before.view) } : before)),
    /** Returns the visible part of the chosen file. */
    cut: async (file: File): Promise<Blob | undefined> => {
      const opened = typeof state === 'object' ? state : await latest.current
      if (opened === 'unreadable') return undefined
      return typeof opened === 'object' ? opened.part.cutPicture(opened.picture, opened.view, fit) : file
    },
  }
}
