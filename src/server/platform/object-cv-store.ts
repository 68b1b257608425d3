import type { Cv } from '#src/contract/cv/cv.ts'
import type { CvStore, CvVersion, KeptCv, Put } from './cv-store.ts'

type KeeperObject = {
  get: () => Promise<KeptCv>
  put: (cv: Cv, basedOn: number, now: number) => Promise<Put>
  listVersions: (now: number) => Promise<CvVersion[]>
  erase: () => Promise<void>
}

export type KeeperNamespace = { idFromName: (name: string) => unknown; get: (id: unknown) => KeeperObject }

/** CVs in a database of their own each: a SQLite Durable Object a seafarer (`objects/cv-keeper.ts`). */
export function createObjectCvStore(namespace: KeeperNamespace): CvStore {
  const keeperOf = (seamanId: string) => namespace.get(namespace.idFromName(seamanId))
  return {
    get: (seamanId) => keeperOf(seamanId).get(),
    getAll: async (seamanIds) =>
      new Map(await Promise.all(seamanIds.map(async (id) => [id, await keeperOf(id).get()] as const))),
    put: (seamanId, cv, basedOn, now) => keeperOf(seamanId).put(cv, basedOn, now),
    listVersions: (seamanId, now) => keeperOf(seamanId).listVersions(now),
    // What is too old is left out when versions are listed, and goes with the next write.
    sweepVersions: async () => {},
    erase: (seamanId) => keeperOf(seamanId).erase(),
  }
}
