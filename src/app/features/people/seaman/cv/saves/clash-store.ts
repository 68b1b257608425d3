import type { AccountStore } from '#src/app/kept/account-store.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import type { CvClash } from '#src/domain/cv/merge.ts'

type Clashes = readonly CvClash[]

/** Conflicts that wait for a decision: stored beside the draft, so that neither value is lost. */
export type ClashStore = {
  read: () => Promise<Clashes>
  change: (next: (before: Clashes) => Clashes) => Promise<Clashes>
}

const NAME = 'cv-clashes'
const NONE: Clashes = []

/** `told` is called after a write. */
export const openClashStore = (store: AccountStore, told: () => void): ClashStore => ({
  read: async () => (await store.read<Clashes>(NAME)).value ?? NONE,
  change: async (next) => {
    const kept = await store.change<Clashes>(NAME, (before = NONE) => {
      const clashes = next(before)
      return clashes.length > 0 ? clashes : undefined
    })
    told()
    return kept ?? NONE
  },
})

const keyOf = ({ path }: CvClash): string => path.join('.')

/** Of one field only the newest conflict counts. */
export const addClashes = (before: Clashes, found: Clashes): Clashes => {
  const asked = new Set(found.map(keyOf))
  return [...before.filter((clash) => !asked.has(keyOf(clash))), ...found]
}

export const dropClash = (before: Clashes, settled: CvClash): Clashes =>
  before.filter((clash) => keyOf(clash) !== keyOf(settled))

function valueAt(cv: Cv, [part = '', ...rest]: CvClash['path']): unknown {
  const [first = '', name] = rest
  const holder = cv[part as 'experience'] as { id: string }[] | object
  const held = Array.isArray(holder) ? holder.find(({ id }) => id === first) : holder
  return held?.[(name ?? first) as never]
}

/** Whether the other value is only the server's normalised form of the sent one. */
export const isOwnSpelling = ({ path }: CvClash, typed: Cv, sent: Cv): boolean =>
  JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(typed, path))
