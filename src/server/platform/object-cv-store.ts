import type { Cv, CvStore, KeptCv, Put } from './cv-store.ts'

type KeeperObject = {
  get: () => Promise<KeptCv>
  put: (cv: Cv, basedOn: number) => Promise<Put>
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
    put: (seamanId, cv, basedOn) => keeperOf(seamanId).put(cv, basedOn),
    erase: (seamanId) => keeperOf(seamanId).erase(),
  }
}
