import { useEffect, useRef, useState } from 'react'
import { type Fit, START, type View } from './crop/view.ts'

type Part = typeof import('./crop/crop-picture.ts')

/** A picture that is being cut, with the part of the app that cuts it. */
export type Opened = { part: Part; picture: ImageBitmap; view: View }

/** `unreadable`: the browser sees no picture in that file. */
type State = Opened | 'opening' | 'unreadable' | undefined

/** Only anyone who chooses a picture fetches what cuts it; without it the file is sent as it is. */
async function open(file: File): Promise<State> {
  const part = await import('./crop/crop-picture.ts').catch(() => undefined)
  if (!part) return undefined
  const picture = await part.openPicture(file).catch(() => undefined)
  return picture ? { part, picture, view: START } : 'unreadable'
}

/** The picture in the field of a form, and what is shown of it. */
export function useChosenPicture(fit: Fit) {
  const [state, setState] = useState<State>()
  const latest = useRef<Promise<State>>(undefined)
  const opened = typeof state === 'object' ? state : undefined
  const picture = opened?.picture
  // It holds megabytes, which the browser does not know of before it clears up.
  useEffect(() => () => picture?.close(), [picture])
  return {
    opened,
    isOpening: state === 'opening',
    choose: async (file: File | undefined): Promise<State> => {
      const opening = file && open(file)
      latest.current = opening
      setState(opening && 'opening')
      const opened = await opening
      // Another one may have been chosen meanwhile.
      if (latest.current !== opening) return undefined
      setState(opened)
      return opened
    },
    change: (next: (before: View) => View) =>
      setState((before) => (typeof before === 'object' ? { ...before, view: next(before.view) } : before)),
    /** What is sent of the file that was chosen: at once what is shown of it. */
    cut: async (file: File): Promise<Blob | undefined> => {
      const opened = typeof state === 'object' ? state : await latest.current
      if (opened === 'unreadable') return undefined
      return typeof opened === 'object' ? opened.part.cutPicture(opened.picture, opened.view, fit) : file
    },
  }
}
