/** A line of a cell. */
export type PaperLine = { words: string; kind?: 'name' | 'small' }

/** `id` is the entry's. */
export type PaperRow = { id: string; cells: readonly (readonly PaperLine[])[] }

export type PaperTable = {
  kind: 'travel' | 'papers' | 'voyages'
  title: string
  columns: readonly string[]
  rows: readonly PaperRow[]
}

export type PaperFact = { label: string; words: string }

export type PaperGroup = {
  kind: 'person' | 'contact' | 'biometric' | 'kin'
  title: string
  facts: readonly PaperFact[]
}

export type PaperTotals = { title: string; facts: readonly PaperFact[]; note: string }

/** A CV in the words of one language, in the order in which it is on paper; what no one told is not there. */
export type CvPaper = {
  title: string
  name: string
  ranks: string
  made: string
  groups: readonly PaperGroup[]
  tables: readonly PaperTable[]
  totals: PaperTotals | null
  note: string
}
