import { createContext, useContext, useMemo, useRef, useState } from 'react'
import type { CvListName } from '#src/domain/cv/cv.ts'
import type { FormEntry } from './form-values.ts'

export type Removed = { entry: FormEntry; place: number }

type Focused = { id: string; field: string }

/** Open and removed entries of the lists, kept while the editor exists. */
export type Editing = {
  openOf: (list: CvListName) => string | undefined
  open: (list: CvListName, id: string | undefined) => void
  removedOf: (list: CvListName) => readonly Removed[]
  changeRemoved: (list: CvListName, next: (before: readonly Removed[]) => readonly Removed[]) => void
  /** Returns true once after the entry was opened. */
  takeOpened: (id: string) => boolean
  /** The focused field of an entry that was moved. */
  focused: { current: Focused | undefined }
}

const NONE: readonly Removed[] = []

export function useEditing(): Editing {
  const [opened, setOpened] = useState<Partial<Record<CvListName, string | undefined>>>({})
  const [removed, setRemoved] = useState<Partial<Record<CvListName, readonly Removed[]>>>({})
  const justOpened = useRef<string>(undefined)
  const focused = useRef<Focused>(undefined)
  return useMemo(
    () => ({
      openOf: (list) => opened[list],
      open: (list, id) => {
        justOpened.current = id
        setOpened((before) => ({ ...before, [list]: id }))
      },
      removedOf: (list) => removed[list] ?? NONE,
      changeRemoved: (list, next) => setRemoved((before) => ({ ...before, [list]: next(before[list] ?? NONE) })),
      takeOpened: (id) => {
        const isJust = justOpened.current === id
        if (isJust) justOpened.current = undefined
        return isJust
      },
      focused,
    }),
    [opened, removed],
  )
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useCvEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('A list of a CV outside of its editor')
  return editing
}
