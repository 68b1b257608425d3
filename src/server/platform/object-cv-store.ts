import type { Cv } from '#src/domain/cv/cv.ts'
import type { CvStore, CvVersion, KeptCv, Put, PutKind, SentCv } from './cv-store.ts'

type KeeperObject = {
  get: () => Promise<KeptCv>
  getUnless: (version: number) => Promise<KeptCv | undefined>
  put: (cv: Cv, basedOn: number, now: number, kind?: PutKind) => Promise<Put>
  listVersions: (now: number) => Promise<CvVersion[]>
  keepSent: (applicationId: string, cv: Cv, now: number) => Promise<boolean>
  getSent: (applicationId: string) => Promise<SentCv | undefined>
  listSent: () => Promise<(SentCv & { applicationId: string })[]>
  dropSent: (applicationId: string) => Promise<void>
  erase: () => Promise<void>
}

export type KeeperNamespace = { idFromName: (name: string) => unknown; get: (id: unknown) => KeeperObject }

/** CVs in a database of their own each: a SQLite Durable Object a seafarer (`objects/cv-keeper.ts`). */
export function createObjectCvStore(namespace: KeeperNamespace): CvStore {
  const keeperOf = (seamanId: string) => namespace.get(namespace.idFromName(seamanId))
  return {
    get: (seamanId) => keeperOf(seamanId).get(),
    getUnless: (seamanId, version) => keeperOf(seamanId).getUnless(version),
    getAll: async (seamanIds) =>
      new Map(await Promise.all(seamanIds.map(async (id) => [id, await keeperOf(id).get()] as const))),
    put: (seamanId, cv, basedOn, now, kind) => keeperOf(seamanId).put(cv, basedOn, now, kind),
    listVersions: (seamanId, now) => keeperOf(seamanId).listVersions(now),
    keepSent: ({ seamanId, applicationId }, cv, now) => keeperOf(seamanId).keepSent(applicationId, cv, now),
    getSent: async (sendings) => {
      const found = await Promise.all(
        sendings.map(async ({ seamanId, applicationId }) => {
          const sent = await keeperOf(seamanId).getSent(applicationId)
          return sent ? [[applicationId, sent] as const] : []
        }),
      )
      return new Map(found.flat())
    },
    listSent: (seamanId) => keeperOf(seamanId).listSent(),
    dropSent: ({ seamanId, applicationId }) => keeperOf(seamanId).dropSent(applicationId),
    // What is too old is left out when versions are listed, and goes with the next write.
    sweepVersions: async () => {},
    erase: (seamanId) => keeperOf(seamanId).erase(),
  }
}
