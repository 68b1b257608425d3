import type { ChangeEvent } from 'react'

/** Which rows are chosen, and how that is changed. */
export type Chooser = {
  isChosen: (id: string) => boolean
  /** A box was changed; with the shift key all from the one before. */
  onBox: (id: string, event: ChangeEvent<HTMLInputElement>) => void
  all: 'all' | 'some' | 'none'
  toggleAll: () => void
}
