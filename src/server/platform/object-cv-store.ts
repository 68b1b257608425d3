import type { Cv } from '#src/domain/cv/cv.ts'
import type { VersionKeeping } from '#src/domain/service/premium.ts'
import type { CvStore, CvVersion, KeptCv, Put, PutManner, SentCv, StoredCv } from './cv-store.ts'
import { Failure } from './failure.ts'
import { nullIfOtherVersion } from './stored-document.ts'

type KeeperObject = {
  get: () => Promise<KeptCv>
  getUnless: (version: number) => Promise<KeptCv | undefined>
  put: (cv: Cv, basedOn: number, now: number, manner?: PutManner) => Promise<Put>
  listVersions: (now: number, keeping?: VersionKeeping) => Promise<CvVersion[]>
  keepSent: (applicationId: string, cv: Cv, now: number) => Promise<boolean>
  getSent: (applicationId: string) => Promise<SentCv | undefined>
  listSent: () => ReturnType<CvStore['listSent']>
  readStored: () => Promise<StoredCv | undefined>
  listStored: (now: number, keeping?: VersionKeeping) => ReturnType<CvStore['listStored']>
  dropSent: (applicationId: string) => Promise<void>
  erase: () => Promise<void>
}

export type KeeperNamespace = { idFromName: (name: string) => unknown; get: (id: unknown) => KeeperObject }

const CODE = 'other-version'

/** Durable Objects return only the message of an error. */
async function hear<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw String(error).includes(CODE) ? new Failure(CODE) : error
  }
}

/** The same for one of several calls. */
const hearOrNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => hear(answer).catch(nullIfOtherVersion)

/** Stores each CV in a separate database: one SQLite Durable Object per seafarer (`objects/cv-keeper.ts`). */
export function createObjectCvStore(namespace: KeeperNamespace): CvStore {
  const keeperOf = (seamanId: string) => namespace.get(namespace.idFromName(seamanId))
  return {
    get: (seamanId) => hear(keeperOf(seamanId).get()),
    getUnless: (seamanId, version) => hear(keeperOf(seamanId).getUnless(version)),
    getAll: async (seamanIds) =>
      new Map(await Promise.all(seamanIds.map(async (id) => [id, await hearOrNull(keeperOf(id).get())] as const))),
    put: (seamanId, cv, basedOn, now, manner) => hear(keeperOf(seamanId).put(cv, basedOn, now, manner)),
    listVersions: (seamanId, now, keeping) => hear(keeperOf(seamanId).listVersions(now, keeping)),
    keepSent: ({ seamanId, applicationId }, cv, now) => hear(keeperOf(seamanId).keepSent(applicationId, cv, now)),
    getSent: async (sendings) => {
      const found = await Promise.all(
        sendings.map(async ({ seamanId, applicationId }) => {
          const sent = await hearOrNull(keeperOf(seamanId).getSent(applicationId))
          return sent === undefined ? [] : [[applicationId, sent] as const]
        }),
      )
      return new Map(found.flat())
    },
    readStored: (seamanId) => keeperOf(seamanId).readStored(),
    listStored: (seamanId, now, keeping) => keeperOf(seamanId).listStored(now, keeping),
    listSent: (seamanId) => keeperOf(seamanId).listSent(),
    dropSent: ({ seamanId, applicationId }) => keeperOf(seamanId).dropSent(applicationId),
    // Expired versions are left out of lists and deleted by the next write.
    sweepVersions: async () => {},
    erase: (seamanId) => keeperOf(seamanId).erase(),
  }
}
