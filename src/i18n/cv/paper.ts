/** A line of a cell. */
export type PaperLine = { words: string; kind?: 'name' | 'small' }

/** `id` is that of the entry. */
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

/** A CV in one language, in the order of the paper, without empty values. */
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
