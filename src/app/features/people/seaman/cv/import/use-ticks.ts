import { useState } from 'react'
import { IDENTITY, listProposed, type Proposals, pathOf } from '#src/domain/cv-import/compare.ts'

export type Ticks = {
  ticked: ReadonlySet<string>
  set: (paths: readonly string[], isTicked: boolean) => void
}

/** Identity paths of each new entry by value path: selecting a value also selects the identity. */
const listIdentities = ({ entries }: Proposals): ReadonlyMap<string, readonly string[]> =>
  new Map(
    entries
      .filter(({ isNew }) => isNew)
      .flatMap(({ list, place, fields }) => {
        const paths = fields.map(({ name }) => pathOf(list, name, place))
        const identity = new Set(IDENTITY[list].map((name) => pathOf(list, name, place)))
        return paths.map((path) => [path, paths.filter((one) => identity.has(one))] as const)
      }),
  )

/** The selected values. */
export function useTicks(proposals: Proposals): Ticks {
  const [identities] = useState(() => listIdentities(proposals))
  const [ticked, show] = useState<ReadonlySet<string>>(() => new Set(listProposed(proposals)))
  return {
    ticked,
    set: (paths, isTicked) =>
      show((before) => {
        const next = new Set(before)
        for (const path of paths)
          if (isTicked) for (const one of [path, ...(identities.get(path) ?? [])]) next.add(one)
          else next.delete(path)
        return next
      }),
  }
}
