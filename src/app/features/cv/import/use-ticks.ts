import { useState } from 'react'
import { isProposed, type Proposal, type Proposals } from '#src/contract/cv-import/compare.ts'
import { pathOf } from '#src/contract/cv-import/take.ts'

/** What can be ticked at all, by its path: not what the CV says already. */
const listPaths = ({ parts, entries }: Proposals, isWanted: (proposal: Proposal) => boolean): string[] => [
  ...parts.flatMap(({ part, fields }) => fields.filter(isWanted).map(({ name }) => pathOf(part, name))),
  ...entries.flatMap(({ list, place, fields }) => fields.filter(isWanted).map(({ name }) => pathOf(list, name, place))),
]

export type Ticks = {
  ticked: ReadonlySet<string>
  set: (paths: readonly string[], isTicked: boolean) => void
}

/** Which values are to be taken. */
export function useTicks(proposals: Proposals): Ticks {
  const [ticked, show] = useState<ReadonlySet<string>>(() => new Set(listPaths(proposals, isProposed)))
  return {
    ticked,
    set: (paths, isTicked) =>
      show((before) => {
        const next = new Set(before)
        for (const path of paths)
          if (isTicked) next.add(path)
          else next.delete(path)
        return next
      }),
  }
}
