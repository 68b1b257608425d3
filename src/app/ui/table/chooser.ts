import type { ChangeEvent } from 'react'

/** The selected rows, and functions to change them. */
export type Chooser = {
  isChosen: (id: string) => boolean
  /** A changed checkbox; with the shift key all from the previous one. */
  onBox: (id: string, event: ChangeEvent<HTMLInputElement>) => void
  all: 'all' | 'some' | 'none'
  toggleAll: () => void
}
