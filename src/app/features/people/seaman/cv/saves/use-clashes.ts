import { useEffect, useMemo, useState } from 'react'
import type { CvClash } from '#src/domain/cv/merge.ts'
import { addClashes, dropClash } from './clash-store.ts'
import type { CvDevice } from './cv-device.ts'

type Clashes = readonly CvClash[]

export type KeptClashes = {
  list: Clashes
  add: (found: Clashes) => void
  drop: (settled: CvClash) => void
  clear: () => void
}

/** What waits for the person's choice, in all tabs of an account, until it is made. */
export function useClashes(device: CvDevice | undefined): KeptClashes {
  const [list, setList] = useState<Clashes>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a device
  useEffect(() => {
    if (!device) return
    const take = () => void device.clashes.read().then(setList)
    // Found before the device was open.
    void device.clashes.change((kept) => addClashes(kept, list)).then(setList)
    return device.channel.listen(({ kind }) => kind === 'draft' && take())
  }, [device])
  return useMemo(() => {
    const change = (next: (before: Clashes) => Clashes) => {
      setList(next)
      void device?.clashes.change(next)
    }
    return {
      list,
      add: (found) => found.length > 0 && change((before) => addClashes(before, found)),
      drop: (settled) => change((before) => dropClash(before, settled)),
      clear: () => change(() => []),
    }
  }, [list, device])
}
